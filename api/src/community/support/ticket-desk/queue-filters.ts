import type { TicketCountsQuery, TicketView } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { type RawBuilder, sql } from 'kysely'

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

/** Returns a search without surplus spaces; empty for none. */
export const searchedWords = ({ search = '' }: QueueFilters) => search.trim().replaceAll(/\s+/g, ' ')

/**
 * Returns the tickets that pass the filters, as the start of a query for a "ticket"; `callerId` is "me", and `sought` the
 * text search for their words.
 */
export function filteredTickets(
  db: Db,
  filters: QueueFilters,
  callerId: number,
  sought = beginningsOf(searchedWords(filters)),
) {
  const { priority, category, assignee, opened_from, opened_to } = filters
  let tickets = db.selectFrom('tickets as ticket')
  if (priority) tickets = tickets.where('ticket.priority', '=', priority)
  if (category) tickets = tickets.where('ticket.category', '=', category)
  if (assignee === 'nobody') tickets = tickets.where('ticket.assignee_id', 'is', null)
  else if (assignee)
    tickets = tickets.where('ticket.assignee_id', '=', assignee === 'me' ? callerId : assignee)
  if (opened_from) tickets = tickets.where('ticket.opened_at', '>=', startOfDay(opened_from))
  if (opened_to) tickets = tickets.where('ticket.opened_at', '<', dayAfter(opened_to))
  const words = searchedWords(filters)
  if (words) tickets = tickets.where(isFoundBy(words, sought))
  return tickets
}

/** A ticket's number, in full or its beginning. */
const NUMBER = /^t-?(?<digits>\d+)$/i

/** Returns the condition for the tickets that a text finds: by their number, or by words that begin with its words. */
function isFoundBy(words: string, sought: RawBuilder<unknown>) {
  const digits = NUMBER.exec(words)?.groups?.digits
  return digits
    ? sql<boolean>`ticket.number like ${startingWith(`T-${digits}`)}`
    : sql<boolean>`ticket.words @@ ${sought}`
}
