import {
  STOP_RIDING,
  type TicketData,
  type TicketRatingInput,
  type TicketSummaryData,
} from '@nireeka/contracts/api'
import { type Selectable, sql } from 'kysely'

import { conflict, forbidden, notFound, type Caller, type Db } from '../../platform/index.ts'
import { auditTicket } from './audit-ticket.ts'
import { isClosed, isMovedByOther, lockTicket, moveTicket } from './move-ticket.ts'
import { type Opening, openTicket } from './open-ticket.ts'
import { rateTicket } from './rate-ticket.ts'
import { readRatings } from './read-ratings.ts'
import { readThread } from './read-thread.ts'
import { type Reply, replyToTicket } from './reply-to-ticket.ts'
import { partIn } from './support-caller.ts'
import type { SupportTables } from './tables.ts'
import { mayMove } from './ticket-states.ts'

const PER_PAGE = 10

export type Tickets = ReturnType<typeof createTickets>

interface Wanted {
  state: 'open' | 'closed'
  page: number
}

/** A change of state without a message. */
type Change = { to: 'closed' } | { to: 'open'; reason: string }

export const noticeFor = (priority: string) => (priority === 'safety' ? STOP_RIDING : null)

/**
 * Creates the repository of tickets with their messages. Another member's ticket looks nonexistent, except to staff.
 */
export function createTickets({ db, now }: { db: Db; now: () => Date }) {
  async function list(userId: number, { state, page }: Wanted) {
    const own = db.selectFrom('tickets').where('user_id', '=', userId)
    const [items, counts] = await Promise.all([
      own
        .selectAll()
        .select(messageCount)
        .where('state', state === 'closed' ? '=' : '<>', 'closed')
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(PER_PAGE)
        .offset((page - 1) * PER_PAGE)
        .execute(),
      own
        .select([
          sql<number>`count(*) filter (where state <> 'closed')`.as('open'),
          sql<number>`count(*) filter (where state = 'closed')`.as('closed'),
        ])
        .executeTakeFirstOrThrow(),
    ])
    return { items: items.map(toSummary), page, per_page: PER_PAGE, total: counts[state], counts }
  }

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
    list,
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

const messageCount = sql<number>`(
  select count(*) from ticket_messages where ticket_id = tickets.id and not is_internal
)`.as('message_count')

const toSummary = (
  row: Selectable<SupportTables['tickets']> & { message_count: number },
): TicketSummaryData => ({
  id: row.id,
  number: row.number,
  subject: row.subject,
  category: row.category,
  state: row.state,
  priority: row.priority,
  opened_at: row.opened_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  message_count: row.message_count,
})
