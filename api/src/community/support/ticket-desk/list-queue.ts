import {
  MOST_COUNTED_TICKETS,
  type QueuedTicketData,
  TICKET_VIEWS,
  type TicketQueueQuery,
  type TicketSort,
} from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { type RawBuilder, sql } from 'kysely'

import { type Db, knownBeginningsOf } from '../../../platform/index.ts'
import { filteredTickets, IN_VIEW, type QueueFilters, searchedWords } from './queue-filters.ts'

const PER_PAGE = 50
/** How many found tickets are sorted; more are read in their order until the page is full. */
const MOST_SORTED = 1000

const ORDER: Record<TicketSort, RawBuilder<unknown>> = {
  urgency: sql`ticket.queue_rank, ticket.opened_at, ticket.id`,
  newest: sql`ticket.opened_at desc, ticket.id desc`,
  waiting: sql`ticket.waiting_since, ticket.id`,
}

/** Returns a page of all tickets. The page is cut before names and messages are looked up. */
export async function listQueue(db: Db, query: z.output<typeof TicketQueueQuery>, callerId: number) {
  const { page, view, sort, ...filters } = query
  const inView = (tickets: ReturnType<typeof filteredTickets>) =>
    view ? tickets.where(IN_VIEW[view]) : tickets
  const words = searchedWords(filters)
  const found = inView(filteredTickets(db, filters, callerId)).select('ticket.id')
  const { total } = await db
    .selectFrom((words ? found.limit(MOST_COUNTED_TICKETS) : found).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const sought = words && Number(total) > MOST_SORTED ? await knownBeginningsOf(db, words) : undefined
  const shown = inView(filteredTickets(db, filters, callerId, sought))
    .select('ticket.id')
    .orderBy(ORDER[sort])
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
  const rows = await db
    .selectFrom('tickets as ticket')
    .leftJoin('users as asker', 'asker.id', 'ticket.user_id')
    .leftJoin('users as colleague', 'colleague.id', 'ticket.assignee_id')
    .select(['ticket.id', 'ticket.number', 'ticket.subject', 'ticket.category', 'ticket.state'])
    .select(['ticket.priority', 'ticket.opened_at', 'ticket.waiting_since'])
    .select(['ticket.user_id', 'ticket.guest_name', 'ticket.guest_email'])
    .select(['asker.name', 'asker.last_name', 'asker.email'])
    .select(['colleague.id as assignee_id', 'colleague.name as assignee_name'])
    .select(messageCount)
    .where('ticket.id', 'in', shown)
    .orderBy(ORDER[sort])
    .execute()
  return { items: rows.map(toQueued), page, per_page: PER_PAGE, total: Number(total) }
}

/** Returns how many tickets that pass the filters each view has. */
export async function countQueue(db: Db, filters: QueueFilters, callerId: number) {
  const rows = await filteredTickets(db, filters, callerId)
    .select(['ticket.state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('ticket.state')
    .execute()
  const of = (states: readonly string[]) =>
    rows.reduce((sum, { state, count }) => (states.includes(state) ? sum + Number(count) : sum), 0)
  return {
    total: rows.reduce((sum, { count }) => sum + Number(count), 0),
    counts: TICKET_VIEWS.map((view) => ({
      view,
      count: of(view === 'waiting_us' ? ['new', 'open'] : [view]),
    })),
  }
}

const messageCount = sql<number>`(
  select count(*) from ticket_messages as message where message.ticket_id = ticket.id and not message.is_internal
)`.as('message_count')

interface Row extends Omit<
  QueuedTicketData,
  'opened_at' | 'waiting_since' | 'customer' | 'assignee' | 'message_count'
> {
  opened_at: Date
  waiting_since: Date | null
  message_count: number
  user_id: number | null
  guest_name: string | null
  guest_email: string | null
  name: string | null
  last_name: string | null
  email: string | null
  assignee_id: number | null
  assignee_name: string | null
}

const toQueued = (row: Row): QueuedTicketData => ({
  id: row.id,
  number: row.number,
  subject: row.subject,
  category: row.category,
  state: row.state,
  priority: row.priority,
  opened_at: row.opened_at.toISOString(),
  waiting_since: row.waiting_since?.toISOString() ?? null,
  customer: toCustomer(row),
  assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
  message_count: Number(row.message_count),
})

/** Returns who asks: a member, or a guest as they have written their name. */
export const toCustomer = (
  row: Pick<Row, 'user_id' | 'guest_name' | 'guest_email' | 'name' | 'last_name' | 'email'>,
) => ({
  id: row.user_id,
  name: row.guest_name ?? `${row.name ?? ''} ${row.last_name ?? ''}`.trim(),
  email: row.guest_email ?? row.email ?? '',
})
