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
    ? 'You get this email because somebody wrote to us and gave this address for the answer.'
    : 'You get this email because you asked us something.'

export const ticketOpened = (ticket: TicketEmail, page: PageAddress): Content => ({
  subject: `We have your question (${titleOf(ticket)})`,
  heading: 'We have your question',
  blocks: [
    text(ticket.ticket_id === null ? 'Hello,' : greeting(ticket.name)),
    text(`It has the number ${ticket.number}. Somebody of our support team reads it and answers.`),
    ...next(ticket, page),
  ],
  reason: reasonOf(ticket),
})

export const ticketAnswered = (ticket: TicketEmail & { text: string }, page: PageAddress): Content => ({
  subject: `An answer to your question (${titleOf(ticket)})`,
  heading: 'We have answered',
  blocks: [
    text(ticket.ticket_id === null ? 'Hello,' : greeting(ticket.name)),
    text(`This is what we wrote about ${ticket.number}:`),
    { kind: 'quote', text: manyLines(ticket.text) },
    ...next(ticket, page),
  ],
  reason: reasonOf(ticket),
})

export const ticketMerged = (ticket: TicketEmail & { into_number: string }, page: PageAddress): Content => ({
  subject: `We go on in ${ticket.into_number} (${titleOf(ticket)})`,
  heading: 'Two of your questions are one now',
  blocks: [
    text(ticket.ticket_id === null ? 'Hello,' : greeting(ticket.name)),
    text(
      `We have put ${ticket.number} together with ${ticket.into_number}. Nothing is lost: all messages are there, and our answers come there.`,
    ),
    ...next({ ...ticket, number: ticket.into_number }, page),
  ],
  reason: reasonOf(ticket),
})

const next = ({ ticket_id, number }: TicketEmail, page: PageAddress): Block[] =>
  ticket_id === null
    ? [text(`Is there more to say? Write to us again and give the number ${number}: ${page('/contact')}`)]
    : [
        button('Read it and write back', page(`/dashboard/support/${ticket_id}`)),
        text('Please write back on that page: nobody reads emails to this address.'),
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
