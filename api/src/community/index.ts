export { createCommunity } from './create-community.ts'
export { newsletterEmails } from './newsletter/newsletter-emails.ts'
export { ticketEmails } from './support/ticket-emails.ts'
export { forumEmails } from './notifications/forum-emails.ts'
