import {
  button,
  greeting,
  manyLines,
  oneLine,
  text,
  type Block,
  type Content,
  type EmailWriters,
  type PageAddress,
} from '../../platform/index.ts'

interface TicketEmail {
  name: string
  number: string
  subject: string
  /** The ticket's id for the link to its page; null for a guest, who has no page. */
  ticket_id: number | null
}

/**
 * Returns the ticket's title for emails. A guest's address may be somebody else's, so it gets the number without the
 * subject.
 */
const titleOf = ({ number, subject, ticket_id }: TicketEmail) =>
  ticket_id === null ? number : `${number}: ${oneLine(subject, 80)}`

const reasonOf = ({ ticket_id }: TicketEmail) =>
  ticket_id === null
    ? 'You’re getting this email because someone wrote to us and gave this address for the answer.'
    : 'You’re getting this email because you contacted us.'

export const ticketOpened = (ticket: TicketEmail, page: PageAddress): Content => ({
  subject: `We’ve got your question (${titleOf(ticket)})`,
  heading: 'We’ve got your question',
  blocks: [
    text(ticket.ticket_id === null ? 'Hello,' : greeting(ticket.name)),
    text(`Its number is ${ticket.number}. Someone from our support team will read it and answer.`),
    ...next(ticket, page),
  ],
  reason: reasonOf(ticket),
})

export const ticketAnswered = (ticket: TicketEmail & { text: string }, page: PageAddress): Content => ({
  subject: `An answer to your question (${titleOf(ticket)})`,
  heading: 'We’ve answered',
  blocks: [
    text(ticket.ticket_id === null ? 'Hello,' : greeting(ticket.name)),
    text(`Here’s our answer to ${ticket.number}:`),
    { kind: 'quote', text: manyLines(ticket.text) },
    ...next(ticket, page),
  ],
  reason: reasonOf(ticket),
})

export const ticketMerged = (ticket: TicketEmail & { into_number: string }, page: PageAddress): Content => ({
  subject: `We continue in ${ticket.into_number} (${titleOf(ticket)})`,
  heading: 'We’ve merged two of your questions',
  blocks: [
    text(ticket.ticket_id === null ? 'Hello,' : greeting(ticket.name)),
    text(
      `We’ve merged ${ticket.number} into ${ticket.into_number}. Nothing is lost: all messages are there, and that’s where we’ll answer.`,
    ),
    ...next({ ...ticket, number: ticket.into_number }, page),
  ],
  reason: reasonOf(ticket),
})

const next = ({ ticket_id, number }: TicketEmail, page: PageAddress): Block[] =>
  ticket_id === null
    ? [text(`Anything to add? Write to us again and mention ${number}: ${page('/contact')}`)]
    : [
        button('Read and reply', page(`/dashboard/support/${ticket_id}`)),
        text('Please reply on that page: nobody reads emails to this address.'),
      ]

export const ticketEmails: EmailWriters<'ticket_opened' | 'ticket_answered' | 'ticket_merged'> = {
  ticket_opened: ({ data }, page) => ticketOpened(data, page),
  ticket_answered: ({ data }, page) => ticketAnswered(data, page),
  ticket_merged: ({ data }, page) => ticketMerged(data, page),
}

declare module '../../platform/email/queue-email.ts' {
  interface EmailData {
    ticket_opened: TicketEmail
    ticket_answered: TicketEmail & { text: string }
    /** `ticket_id` is the ticket in which it goes on, `number` the old one. */
    ticket_merged: TicketEmail & { into_number: string }
  }
}
