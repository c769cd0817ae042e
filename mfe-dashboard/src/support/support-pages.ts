/** The support pages share one chunk. */
export { NewTicketPage } from './new-ticket-page.tsx'
export { SupportPage } from './support-page.tsx'
export { TicketPage } from './ticket-page.tsx'
