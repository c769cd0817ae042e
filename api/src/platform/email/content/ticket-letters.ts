import type { TicketMail } from '../queue-mail.ts'
import { type Block, button, type Content, text } from './content.ts'
import type { PageAddress } from './page-address.ts'
import { greeting, manyLines, oneLine } from './plain.ts'

/** A guest's address is anybody's: what was written with it is not repeated to it, only the ticket's number. */
const titleOf = ({ number, subject, ticket_id }: TicketMail) =>
  ticket_id === null ? number : `${number}: ${oneLine(subject, 80)}`

const reasonOf = ({ ticket_id }: TicketMail) =>
  ticket_id === null
    ? 'You get this letter because somebody wrote to us and gave this address for the answer.'
    : 'You get this letter because you asked us something.'

export const ticketOpened = (ticket: TicketMail, page: PageAddress): Content => ({
  subject: `We have your question (${titleOf(ticket)})`,
  heading: 'We have your question',
  blocks: [
    text(ticket.ticket_id === null ? 'Hello,' : greeting(ticket.name)),
    text(`It has the number ${ticket.number}. Somebody of our support team reads it and answers.`),
    ...next(ticket, page),
  ],
  reason: reasonOf(ticket),
})

export const ticketAnswered = (ticket: TicketMail & { text: string }, page: PageAddress): Content => ({
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

const next = ({ ticket_id, number }: TicketMail, page: PageAddress): Block[] =>
  ticket_id === null
    ? [text(`Is there more to say? Write to us again and give the number ${number}: ${page('/contact')}`)]
    : [
        button('Read it and write back', page(`/dashboard/support/${ticket_id}`)),
        text('Please write back on that page: nobody reads letters to this address.'),
      ]
