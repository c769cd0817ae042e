import type { TicketCountsQuery, TicketView } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { type RawBuilder, sql } from 'kysely'

import { membersFound } from '../../../identity/index.ts'
import { beginningsOf, dayAfter, type Db, startingWith, startOfDay } from '../../../platform/index.ts'

export type QueueFilters = z.output<typeof TicketCountsQuery>

/** The condition for the tickets of each view, for a "ticket". */
export const IN_VIEW: Record<TicketView, RawBuilder<boolean>> = {
  waiting_us: sql`ticket.state in ('new', 'open')`,
  waiting_customer: sql`ticket.state = 'waiting_customer'`,
  waiting_parts: sql`ticket.state = 'waiting_parts'`,
  solved: sql`ticket.state = 'solved'`,
  closed: sql`ticket.state = 'closed'`,
}

/** Returns the tickets that pass the filters, as the start of a query for a "ticket"; `callerId` is "me". */
export function filteredTickets(db: Db, filters: QueueFilters, callerId: number) {
  const { priority, category, assignee, search, opened_from, opened_to } = filters
  let tickets = db.selectFrom('tickets as ticket')
  if (priority) tickets = tickets.where('ticket.priority', '=', priority)
  if (category) tickets = tickets.where('ticket.category', '=', category)
  if (assignee === 'nobody') tickets = tickets.where('ticket.assignee_id', 'is', null)
  else if (assignee)
    tickets = tickets.where('ticket.assignee_id', '=', assignee === 'me' ? callerId : assignee)
  if (opened_from) tickets = tickets.where('ticket.opened_at', '>=', startOfDay(opened_from))
  if (opened_to) tickets = tickets.where('ticket.opened_at', '<', dayAfter(opened_to))
  const words = search?.trim().replaceAll(/\s+/g, ' ')
  if (words) tickets = tickets.where('ticket.id', 'in', ticketsFound(db, words))
  return tickets
}

/** Selects the ids of the tickets that a text finds. Each part reads one index, which one condition with OR would not. */
const ticketsFound = (db: Db, words: string) =>
  ids(db)
    .where('found.number', 'like', startingWith(/^\d+$/.test(words) ? `T-${words}` : words.toUpperCase()))
    .union(ids(db).where(sql<boolean>`fold(found.subject) like '%' || fold(${startingWith(words)})`))
    .union(ids(db).where('found.guest_email', 'like', startingWith(words.toLowerCase())))
    .union(ids(db).where(sql<boolean>`fold(found.guest_name) like '%' || fold(${startingWith(words)})`))
    .union(ids(db).where('found.user_id', 'in', membersFound(db, words)))
    .union(
      db
        .selectFrom('ticket_messages as message')
        .select('message.ticket_id as id')
        .where(sql<boolean>`to_tsvector('simple', fold(message.text)) @@ ${beginningsOf(words)}`),
    )

const ids = (db: Db) => db.selectFrom('tickets as found').select('found.id')
