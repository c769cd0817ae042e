export { QueuePage } from './queue-page.tsx'
export { TicketPage } from './ticket/ticket-page.tsx'
