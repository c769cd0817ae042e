export { CannedAnswersPage } from './canned/canned-list.tsx'
export { CannedAnswerPage, NewCannedAnswerPage } from './canned/canned-page.tsx'
export { QueuePage } from './queue-page.tsx'
export { TicketPage } from './ticket/ticket-page.tsx'
