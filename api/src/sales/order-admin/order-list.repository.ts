import {
  ORDER_VIEWS,
  type OrderCountsQuery,
  type OrderListData,
  type OrderListQuery,
  type OrderSort,
} from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { type SelectQueryBuilder, sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { filteredOrders, type OrderFilters, searchedWords } from './order-filters.ts'
import { readRows } from './order-rows.ts'
import { isInView } from './order-views.ts'

export type OrderList = ReturnType<typeof createOrderList>

/** Creates the repository of all orders, as admins list them. */
export function createOrderList({ db, now }: { db: Db; now: () => Date }) {
  return {
    async list({
      page,
      per_page,
      sort,
      ...filters
    }: z.output<typeof OrderListQuery>): Promise<OrderListData> {
      const at = now()
      const part = { sort, filters, offset: (page - 1) * per_page, limit: per_page, now: at }
      const { items, total } = await (searchedWords(filters) ? findPage : readPage)(db, part)
      return { items, page, per_page, total }
    },

    /** Returns how many orders pass the filters in each view, and in all. */
    async counts(filters: z.output<typeof OrderCountsQuery>) {
      const [total = 0, ...counts] = await (searchedWords(filters) ? countFound : countEach)(
        db,
        filters,
        now(),
      )
      return { total, counts: ORDER_VIEWS.map((view, place) => ({ view, count: counts[place] ?? 0 })) }
    },
  }
}

type Filters = z.output<typeof OrderCountsQuery>

/** Counts all orders, and then each view by itself, which reads an index. */
const countEach = (db: Db, filters: Filters, now: Date) =>
  Promise.all(
    [undefined, ...ORDER_VIEWS].map(async (view) => {
      const found = filteredOrders(db, { ...filters, view }, now)
      const { count } = await found
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    }),
  )

/** Counts the same of a search, which finds the orders first. */
async function countFound(db: Db, filters: Filters, now: Date): Promise<number[]> {
  const views = ORDER_VIEWS.map((view) => sql`count(*) filter (where ${isInView(view, now)})`)
  const { counts } = await filteredOrders(db, filters, now)
    .select(sql<number[]>`array[${sql.join([sql`count(*)`, ...views])}]::int[]`.as('counts'))
    .executeTakeFirstOrThrow()
  return counts
}

interface Part {
  sort: OrderSort
  filters: OrderFilters
  offset: number
  limit: number
  now: Date
}

/** Returns one page in the order of an index, and meanwhile how many orders there are. */
async function readPage(db: Db, { sort, filters, offset, limit, now }: Part) {
  const found = filteredOrders(db, filters, now)
  const readItems = async () => {
    const hits = await sorted(found.select('order.id'), sort).limit(limit).offset(offset).execute()
    return readRows(db, idsOf(hits), now)
  }
  const [items, { total }] = await Promise.all([
    readItems(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { items, total }
}

/** Returns the same of a search, which finds all orders before it sorts them, so that one query counts them too. */
async function findPage(db: Db, { sort, filters, offset, limit, now }: Part) {
  const found = filteredOrders(db, filters, now).select([
    'order.id',
    sql<number>`count(*) over ()`.as('total'),
  ])
  const hits = await sorted(found, sort).limit(limit).offset(offset).execute()
  return { items: await readRows(db, idsOf(hits), now), total: hits[0]?.total ?? 0 }
}

const idsOf = (hits: ReadonlyArray<{ id: number }>) => hits.map(({ id }) => id)

const COLUMNS = {
  newest: ['order.placed_at', 'desc'],
  oldest: ['order.placed_at', 'asc'],
  highest: ['order.total_cents', 'desc'],
  lowest: ['order.total_cents', 'asc'],
} as const

/** Sorts orders; the id comes last and the same way, so that no order is on two pages and an index has this order. */
export function sorted<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, sort: OrderSort) {
  const [column, direction] = COLUMNS[sort]
  return query.orderBy(sql.ref(column), direction).orderBy(sql.ref('order.id'), direction)
}
