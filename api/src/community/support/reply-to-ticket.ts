import { isSafetyMatter, type TicketReplyInput, type TicketState } from '@nireeka/contracts/api'

import { conflict, forbidden, queueEmail, type Caller, type Db } from '../../platform/index.ts'
import { auditTicket } from './audit-ticket.ts'
import { customerOf } from './customer-of.ts'
import { tellTicket } from './live-tickets.ts'
import { isClosed, type LockedTicket, lockTicket, moveTicket } from './move-ticket.ts'
import type { Part } from './support-caller.ts'
import { afterCustomersReply } from './ticket-states.ts'

export interface Reply {
  ticketId: number
  caller: Caller
  key: string
  input: TicketReplyInput
  at: Date
}

/** Adds a message by the customer or by staff; a repeated idempotency key adds nothing. */
export async function replyToTicket(trx: Db, reply: Reply) {
  const { ticket, part } = await lockTicket(trx, reply.ticketId, reply.caller)
  const { input } = reply
  const isNote = input.is_internal
  if (part.side === 'customer' && (isNote || input.state)) throw forbidden()
  if (await isKnown(trx, reply)) return
  if (ticket.state === 'closed' && !isNote) throw isClosed()
  if (part.side === 'staff' && !isNote) await assertUnanswered(trx, reply)
  await addMessage(trx, reply, part)
  await tellTicket(trx, ticket.id, { isNote })
  // An internal note changes nothing that the customer can see, not even the ticket's time.
  const to = isNote ? ticket.state : await goOn(trx, reply, { ticket, part })
  const { ticketId, caller, at } = reply
  const [before, after] = [{ state: ticket.state }, { state: to, is_internal: isNote }]
  await auditTicket(trx, { ticketId, caller, part, action: 'ticket.reply', before, after, at })
}

/** Applies the effects of a message that the customer can see; returns the ticket's state after it. */
async function goOn(
  trx: Db,
  reply: Reply,
  { ticket, part }: { ticket: LockedTicket; part: Part },
): Promise<TicketState> {
  const { input, at } = reply
  const isOurs = part.side === 'staff'
  const to: TicketState = isOurs ? (input.state ?? 'waiting_customer') : afterCustomersReply(ticket.state)
  await raise(trx, reply, { ticket, part })
  await moveTicket(trx, { ticketId: ticket.id, from: ticket.state, to, actor: part.actor, at })
  if (isOurs) await tell(trx, ticket, input.text)
  return to
}

async function isKnown(trx: Db, { ticketId, key, input }: Reply) {
  const before = await trx
    .selectFrom('ticket_messages')
    .select('text')
    .where('ticket_id', '=', ticketId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (before && before.text !== input.text) {
    throw conflict('key_reused', 'This was already sent with different content. Please reload the page.')
  }
  return before !== undefined
}

/** Throws a 409 when a colleague has answered since the last message that the caller has read. */
async function assertUnanswered(trx: Db, { ticketId, caller, input }: Reply) {
  if (input.read_until === undefined) return
  const answered = await trx
    .selectFrom('ticket_messages')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('id', '>', input.read_until)
    .where('side', '=', 'staff')
    .where('is_internal', '=', false)
    .where('author_id', '<>', caller.id)
    .executeTakeFirst()
  if (answered)
    throw conflict(
      'answered_meanwhile',
      'A colleague has answered in the meantime. Read their answer, and send yours if it is still needed.',
    )
}

const addMessage = (trx: Db, { ticketId, caller, key, input, at }: Reply, { side }: Part) =>
  trx
    .insertInto('ticket_messages')
    .values({
      ticket_id: ticketId,
      side,
      author_id: caller.id,
      is_internal: input.is_internal,
      text: input.text,
      at,
      key,
    })
    .execute()

/** Raises the ticket's priority when a reply reports danger, which may happen only later in the conversation. */
async function raise(trx: Db, { input, at }: Reply, { ticket, part }: { ticket: LockedTicket; part: Part }) {
  const isAlarming =
    part.side === 'customer' && isSafetyMatter({ category: ticket.category, subject: '', text: input.text })
  await trx
    .updateTable('tickets')
    .set({ updated_at: at, ...(isAlarming ? { priority: 'safety' as const } : {}) })
    .where('id', '=', ticket.id)
    .execute()
}

async function tell(trx: Db, ticket: LockedTicket, text: string) {
  const { name, email } = await customerOf(trx, ticket)
  const ticket_id = ticket.user_id ? ticket.id : null
  const data = { name, number: ticket.number, subject: ticket.subject, ticket_id, text }
  await queueEmail(trx, { template: 'ticket_answered', to: email, data })
}
