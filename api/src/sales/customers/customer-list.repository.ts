import type { CustomerListData, CustomerListQuery, CustomerSort } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { type CustomerFilters, filteredCustomers, searchedFor } from './customer-filters.ts'
import { readCustomerRows } from './customer-rows.ts'

/** Returns a page of all members: their ids, and then what the list shows of them. */
export async function listCustomers(
  db: Db,
  { page, per_page, sort, ...filters }: z.output<typeof CustomerListQuery>,
): Promise<CustomerListData> {
  const part = { sort, filters, offset: (page - 1) * per_page, limit: per_page }
  const { items, total } = await (searchedFor(filters) ? findPage : readPage)(db, part)
  return { items, page, per_page, total }
}

interface Part {
  sort: CustomerSort
  filters: CustomerFilters
  offset: number
  limit: number
}

/** Returns one page, which the newest have in the order of an index, and meanwhile how many members there are. */
async function readPage(db: Db, { sort, filters, offset, limit }: Part) {
  const readItems = async () => {
    const hits = await sortedCustomers(db, filters, sort).limit(limit).offset(offset).execute()
    return readCustomerRows(db, idsOf(hits))
  }
  const [items, { total }] = await Promise.all([
    readItems(),
    filteredCustomers(db, filters)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { items, total }
}

/** Returns the same of a search, which finds all members before it sorts them, so that one query counts them too. */
async function findPage(db: Db, { sort, filters, offset, limit }: Part) {
  const hits = await sortedCustomers(db, filters, sort)
    .select(sql<number>`count(*) over ()`.as('total'))
    .limit(limit)
    .offset(offset)
    .execute()
  return { items: await readCustomerRows(db, idsOf(hits)), total: hits[0]?.total ?? 0 }
}

const idsOf = (hits: ReadonlyArray<{ id: number }>) => hits.map(({ id }) => id)

const JOINED = sql`member.created_at`
/** Looked up for each member that is found, by one index. */
const SEEN = sql`coalesce((select max(last_seen_at) from sessions where user_id = member.id), '-infinity')`
const ORDERS = sql`coalesce(bought.order_count, 0)`
const SPENT = sql`coalesce(bought.spent_cents, 0)`

const SORTS = {
  newest: [JOINED, 'desc'],
  oldest: [JOINED, 'asc'],
  seen_last: [SEEN, 'desc'],
  seen_first: [SEEN, 'asc'],
  most_orders: [ORDERS, 'desc'],
  fewest_orders: [ORDERS, 'asc'],
  most_spent: [SPENT, 'desc'],
  least_spent: [SPENT, 'asc'],
} as const satisfies Record<CustomerSort, unknown>

/**
 * Returns the ids of the members in the order of a sort; the id comes last and the same way, so that no member is on two
 * pages. The database makes the join only for a sort that needs it, since it has at most one row for a member.
 */
export function sortedCustomers(db: Db, filters: CustomerFilters, sort: CustomerSort) {
  const [value, direction] = SORTS[sort]
  return filteredCustomers(db, filters)
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('orders as order')
          .select(['order.user_id', sql<number>`count(*)`.as('order_count')])
          .select(sql<number>`sum("order".total_cents - "order".refunded_cents)`.as('spent_cents'))
          .where('order.paid_at', 'is not', null)
          .groupBy('order.user_id')
          .as('bought'),
      (join) => join.onRef('bought.user_id', '=', 'member.id'),
    )
    .select('member.id')
    .orderBy(value, direction)
    .orderBy('member.id', direction)
}
