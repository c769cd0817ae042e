import { type Caller, conflict, type Db } from '../../../platform/index.ts'
import { lockTicket } from '../move-ticket.ts'

export interface DeskCall {
  id: number
  caller: Caller
  /** The version that the caller has read. */
  version: number
  now: Date
}

/** Locks a ticket that staff organise. Throws a 409 for their own, for one that was merged, and when it isn't the version that they have read. */
export async function lockForStaff(trx: Db, { id, caller, version }: Omit<DeskCall, 'now'>) {
  const { ticket, part } = await lockTicket(trx, id, caller)
  if (part.side === 'customer')
    throw conflict('own_ticket', 'This is your own question. A colleague looks after it.')
  if (ticket.merged_into_id !== null)
    throw conflict('ticket_merged', 'This ticket was merged into another. Please work on that one.')
  if (ticket.version !== version)
    throw conflict(
      'stale_version',
      'This ticket has changed in the meantime. Please review it and try again.',
    )
  return { ticket, part }
}
