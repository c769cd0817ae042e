import type { TicketState } from '@nireeka/contracts/api'

import { assertStepUp, conflict, notFound, type Caller, type Db } from '../../platform/index.ts'
import { tellTicket } from './live-tickets.ts'
import { partIn } from './support-caller.ts'

export interface Move {
  ticketId: number
  from: TicketState | null
  to: TicketState
  actor: string
  at: Date
  /** Why an admin opens the ticket again. */
  reason?: string
}

/**
 * Locks a ticket that the caller may change until the transaction ends, and returns it with the caller's role in it.
 * Staff must have given the password within the last 5 minutes.
 */
export async function lockTicket(trx: Db, ticketId: number, caller: Caller) {
  const ticket = await trx
    .selectFrom('tickets')
    .select([
      'id',
      'number',
      'user_id',
      'guest_name',
      'guest_email',
      'category',
      'subject',
      'state',
      'merged_into_id',
      'priority',
      'assignee_id',
      'version',
    ])
    .where('id', '=', ticketId)
    // A ticket that is opened meanwhile may name this one; `for update` would let both wait for each other.
    .forNoKeyUpdate()
    .executeTakeFirst()
  const part = ticket && partIn(ticket, caller)
  if (!ticket || !part) throw notFound('This ticket')
  if (part.side === 'staff') assertStepUp(caller)
  return { ticket, part }
}

export type LockedTicket = Awaited<ReturnType<typeof lockTicket>>['ticket']

/** Changes the state of a ticket that the caller has locked, and records the change with its time and actor. */
export async function moveTicket(trx: Db, { ticketId, from, to, actor, at, reason }: Move) {
  if (from === to) return
  await trx
    .updateTable('tickets')
    .set({ state: to, updated_at: at, solved_at: to === 'solved' ? at : null })
    .where('id', '=', ticketId)
    .execute()
  await trx
    .insertInto('ticket_moves')
    .values({ ticket_id: ticketId, from_state: from, to_state: to, actor, at, reason: reason ?? null })
    .execute()
  await tellTicket(trx, ticketId)
}

/** Tells whether the ticket's last change of state was made by somebody else. */
export async function isMovedByOther(trx: Db, ticketId: number, actor: string): Promise<boolean> {
  const last = await trx
    .selectFrom('ticket_moves')
    .select('actor')
    .where('ticket_id', '=', ticketId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return last?.actor !== actor
}

export const isClosed = () =>
  conflict('ticket_closed', 'This ticket is closed. Open a new one from it, and we’ll continue there.')
