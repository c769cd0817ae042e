import { STOP_RIDING, type TicketData, type TicketRatingInput } from '@nireeka/contracts/api'

import { conflict, forbidden, notFound, type Caller, type Db } from '../../platform/index.ts'
import { auditTicket } from './audit-ticket.ts'
import { listTickets, type Wanted } from './list-tickets.ts'
import { isClosed, isMovedByOther, lockTicket, moveTicket } from './move-ticket.ts'
import { type Opening, openTicket } from './open-ticket.ts'
import { rateTicket } from './rate-ticket.ts'
import { readRatings } from './read-ratings.ts'
import { readThread } from './read-thread.ts'
import { type Reply, replyToTicket } from './reply-to-ticket.ts'
import { partIn } from './support-caller.ts'
import { mayMove } from './ticket-states.ts'
import { messageCount, toSummary } from './ticket-summary.ts'

export type Tickets = ReturnType<typeof createTickets>

/** A change of state without a message. */
type Change = { to: 'closed' } | { to: 'open'; reason: string }

export const noticeFor = (priority: string) => (priority === 'safety' ? STOP_RIDING : null)

/**
 * Creates the repository of tickets with their messages. Another member's ticket looks nonexistent, except to staff.
 */
export function createTickets({ db, now }: { db: Db; now: () => Date }) {
  async function read(id: number, caller: Caller): Promise<TicketData> {
    const ticket = await db
      .selectFrom('tickets')
      .selectAll()
      .select(messageCount)
      .where('id', '=', id)
      .executeTakeFirst()
    const part = ticket && partIn(ticket, caller)
    if (!ticket || !part) throw notFound('This ticket')
    const [thread, rated] = await Promise.all([
      readThread(db, ticket, part.side),
      readRatings(db, { ticket, side: part.side, at: now() }),
    ])
    return {
      ...toSummary(ticket),
      ...thread,
      ...rated,
      side: part.side,
      may_reopen: part.mover === 'admin' && ticket.state === 'closed' && ticket.merged_into_id === null,
      notice: noticeFor(ticket.priority),
    }
  }

  /** Closes or reopens a ticket. Everyone in the ticket may close it; only admins may reopen it (spec, section 6). */
  async function move(id: number, caller: Caller, change: Change) {
    const { to } = change
    const reason = change.to === 'open' ? change.reason : undefined
    await db.transaction().execute(async (trx) => {
      const { ticket, part } = await lockTicket(trx, id, caller)
      if (to === 'open' && part.mover !== 'admin') throw forbidden()
      if (ticket.state === to) {
        if (part.side === 'staff' && (await isMovedByOther(trx, id, part.actor))) throw alreadyMoved(to)
        return
      }
      if (to === 'open') assertReopenable(ticket)
      if (!mayMove(part.mover, ticket.state, to)) throw isClosed()
      const at = now()
      await moveTicket(trx, { ticketId: id, from: ticket.state, to, actor: part.actor, at, reason })
      const action = to === 'closed' ? 'ticket.close' : 'ticket.reopen'
      const [before, after] = [{ state: ticket.state }, { state: to, ...(reason && { reason }) }]
      await auditTicket(trx, { ticketId: id, caller, part, action, before, after, at })
    })
    return read(id, caller)
  }

  async function rate(ticketId: number, caller: Caller, input: TicketRatingInput) {
    await db.transaction().execute((trx) => rateTicket(trx, { ticketId, caller, input, at: now() }))
    return read(ticketId, caller)
  }

  return {
    list: (userId: number, wanted: Wanted) => listTickets(db, userId, wanted),
    read,
    move,
    rate,
    open: (opening: Omit<Opening, 'at'>) =>
      db.transaction().execute((trx) => openTicket(trx, { ...opening, at: now() })),
    async reply(reply: Omit<Reply, 'at'>) {
      await db.transaction().execute((trx) => replyToTicket(trx, { ...reply, at: now() }))
      return read(reply.ticketId, reply.caller)
    },
  }
}

/** The refusal of a change that a colleague has just made; one's own repeated call is a success. */
const alreadyMoved = (to: 'closed' | 'open') =>
  conflict('already_moved', `Somebody else has just ${to === 'closed' ? 'closed' : 'reopened'} this ticket.`)

/** Throws unless a ticket is closed by itself: a merged one goes on in another. */
function assertReopenable({ state, merged_into_id }: { state: string; merged_into_id: number | null }) {
  if (state !== 'closed') throw notClosed()
  if (merged_into_id !== null) throw isMerged()
}

const notClosed = () => conflict('ticket_not_closed', 'This ticket is not closed.')

const isMerged = () =>
  conflict('ticket_merged', 'This ticket was merged into another one. Reopen that one instead.')
