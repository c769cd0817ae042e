import { sql } from 'kysely'

import { conflict, type Db, invalid, queueEmail } from '../../../platform/index.ts'
import { auditTicket } from '../audit-ticket.ts'
import { customerOf } from '../customer-of.ts'
import { tellTicket } from '../live-tickets.ts'
import { type LockedTicket, lockTicket, moveTicket } from '../move-ticket.ts'
import { type DeskCall, lockForStaff } from './lock-for-staff.ts'

const MOST_URGENT_FIRST = ['safety', 'high', 'normal', 'low'] as const
const WAITING_FOR_US: readonly string[] = ['new', 'open']

/**
 * Makes the messages and files of a ticket those of another one of the same customer, who is told. The ticket itself is
 * closed, and leads to the other one.
 */
export const mergeTickets = (db: Db, { into_id, now, ...call }: DeskCall & { into_id: number }) =>
  db.transaction().execute(async (trx) => {
    await lockAll(trx, call.id, into_id)
    const { ticket: from, part } = await lockForStaff(trx, call)
    const { ticket: into } = await lockTicket(trx, into_id, call.caller)
    assertMergeable(from, into)
    const messages = await moveMessages(trx, from.id, into_id)
    const move = { actor: part.actor, at: now }
    await moveTicket(trx, { ...move, ticketId: from.id, from: from.state, to: 'closed' })
    await pointTo(trx, from.id, into_id)
    await goOnIn(trx, { from, into, ...move })
    await tellTicket(trx, from.id)
    await tellTicket(trx, into_id)
    await tellCustomer(trx, from, into)
    await auditTicket(trx, {
      ticketId: from.id,
      caller: call.caller,
      part,
      action: 'ticket.merge',
      before: { number: from.number, state: from.state },
      after: { into_id, into_number: into.number, messages },
      at: now,
    })
  })

/**
 * Locks both tickets, and those that lead to the first one, in the order of their ids, so that two mergers at once can't
 * wait for each other.
 */
async function lockAll(trx: Db, id: number, into_id: number) {
  if (id === into_id) throw invalid('into_id', 'Please choose another ticket.')
  const locked = await trx
    .selectFrom('tickets')
    .select('id')
    .where((eb) => eb.or([eb('id', 'in', [id, into_id]), eb('merged_into_id', '=', id)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const isThere = locked.some((ticket) => ticket.id === into_id)
  if (!isThere) throw invalid('into_id', 'There is no such ticket.')
}

function assertMergeable(from: LockedTicket, into: LockedTicket) {
  if (from.state === 'closed')
    throw conflict('ticket_closed', 'This ticket is closed. Only open tickets can be merged.')
  const isSame = from.user_id === into.user_id && from.guest_email === into.guest_email
  if (!isSame) throw invalid('into_id', 'This is another customer’s ticket.')
  if (into.state === 'closed') throw invalid('into_id', 'This ticket is closed. Please choose an open one.')
}

/** Moves messages with their files; returns how many. Keys of callers have no colon, so the new ones are nobody's. */
async function moveMessages(trx: Db, id: number, into_id: number): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('ticket_messages')
    .set({ ticket_id: into_id, key: sql<string>`'merged:' || id` })
    .where('ticket_id', '=', id)
    .executeTakeFirstOrThrow()
  await trx.updateTable('ticket_files').set({ ticket_id: into_id }).where('ticket_id', '=', id).execute()
  return Number(numUpdatedRows)
}

/** Lets a ticket, and those that were merged into it before, lead to another one. */
const pointTo = (trx: Db, id: number, into_id: number) =>
  trx
    .updateTable('tickets')
    .set({ merged_into_id: into_id })
    .where((eb) => eb.or([eb('id', '=', id), eb('merged_into_id', '=', id)]))
    .execute()

interface GoingOn {
  from: LockedTicket
  into: LockedTicket
  actor: string
  at: Date
}

/** A ticket that goes on is as urgent as the more urgent of both, and waits for us if either did. */
async function goOnIn(trx: Db, { from, into, actor, at }: GoingOn) {
  const priority =
    MOST_URGENT_FIRST.find((one) => one === from.priority || one === into.priority) ?? into.priority
  await trx.updateTable('tickets').set({ updated_at: at, priority }).where('id', '=', into.id).execute()
  const isAsked = WAITING_FOR_US.includes(from.state) && !WAITING_FOR_US.includes(into.state)
  if (isAsked) await moveTicket(trx, { ticketId: into.id, from: into.state, to: 'open', actor, at })
}

async function tellCustomer(trx: Db, from: LockedTicket, into: LockedTicket) {
  const { name, email } = await customerOf(trx, into)
  const ticket_id = into.user_id ? into.id : null
  const data = { name, number: from.number, subject: from.subject, ticket_id, into_number: into.number }
  await queueEmail(trx, { template: 'ticket_merged', to: email, data })
}
