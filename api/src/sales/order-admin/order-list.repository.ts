import { toDollars } from '@nireeka/contracts'
import {
  ORDER_STATUSES,
  type OrderCountsQuery,
  type OrderListData,
  type OrderListQuery,
  type OrderSort,
  type ShownOrderStatus,
} from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { type SelectQueryBuilder, sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { toSummary } from '../orders/to-order-data.ts'
import { filteredOrders, type OrderFilters, searchedWords } from './order-filters.ts'

export type OrderList = ReturnType<typeof createOrderList>

/** Creates the repository of all orders, as admins list them. */
export function createOrderList(db: Db) {
  return {
    async list({
      page,
      per_page,
      sort,
      ...filters
    }: z.output<typeof OrderListQuery>): Promise<OrderListData> {
      const offset = (page - 1) * per_page
      const { ids, total } = await (searchedWords(filters) ? findPage : readPage)(db, {
        sort,
        filters,
        offset,
        limit: per_page,
      })
      const items = await readRows(db, ids)
      return { items, page, per_page, total }
    },

    /** Returns how many orders pass the filters in each status. */
    async counts(filters: z.output<typeof OrderCountsQuery>) {
      const counts = await (searchedWords(filters) ? countFound : countEach)(db, filters)
      return { total: counts.reduce((sum, { count }) => sum + count, 0), counts }
    },
  }
}

type Filters = z.output<typeof OrderCountsQuery>

/** Counts each status by itself, which only reads an index; grouping would compare the status of each order. */
async function countEach(db: Db, filters: Filters) {
  const inStatus = filteredOrders(db, filters)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order.shown_status', '=', sql<ShownOrderStatus>`known.status`)
  const counts = await db
    .selectFrom(
      sql<{ status: ShownOrderStatus }>`unnest(${STATUSES}::text[])`.as<'known'>(sql`known(status)`),
    )
    .select(['known.status', sql<number>`(${inStatus})`.as('count')])
    .orderBy('known.status')
    .execute()
  return counts.filter(({ count }) => count > 0)
}

const STATUSES: ShownOrderStatus[] = [...ORDER_STATUSES, 'held']

/** Counts the orders of a search, which finds them first. */
const countFound = (db: Db, filters: Filters) =>
  filteredOrders(db, filters)
    .select(['order.shown_status as status', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('order.shown_status')
    .orderBy('order.shown_status')
    .execute()

interface Part {
  sort: OrderSort
  filters: OrderFilters
  offset: number
  limit: number
}

/** Returns one page's ids in the order of an index, and by a second query how many orders there are. */
async function readPage(db: Db, { sort, filters, offset, limit }: Part) {
  const found = filteredOrders(db, filters)
  const [rows, { total }] = await Promise.all([
    sorted(found.select('order.id'), sort).limit(limit).offset(offset).execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { ids: rows.map(({ id }) => id), total }
}

/** Returns the same of a search, which finds all orders before it sorts them, so that one query counts them too. */
async function findPage(db: Db, { sort, filters, offset, limit }: Part) {
  const found = filteredOrders(db, filters).select(['order.id', sql<number>`count(*) over ()`.as('total')])
  const rows = await sorted(found, sort).limit(limit).offset(offset).execute()
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}

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

/** Reads what the list shows of these orders, in the order of their ids. */
async function readRows(db: Db, ids: readonly number[]): Promise<OrderListData['items']> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('orders as order')
    .innerJoin('users as buyer', 'buyer.id', 'order.user_id')
    .innerJoin('countries as country', 'country.id', 'order.country_id')
    .select([
      'order.id',
      'order.number',
      'order.status',
      'order.held_reason',
      'order.placed_at',
      'order.total_cents',
      'order.refunded_cents',
      'order.version',
      'order.email',
      'order.user_id',
      'buyer.name',
      'buyer.last_name',
      'buyer.email as account_email',
      'country.name as country',
      lines,
    ])
    .where('order.id', 'in', ids)
    .execute()
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id }: { id: number }) => places.get(id) ?? 0
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b)).map(toRow)
}

type Row = Parameters<typeof toSummary>[0] & {
  user_id: number
  name: string
  last_name: string
  email: string | null
  account_email: string
  country: string
  refunded_cents: number
  version: number
  lines: Array<{ title: string; count: number }>
}

const toRow = (row: Omit<Row, 'item_count'>) => ({
  ...toSummary({ ...row, item_count: row.lines.reduce((sum, { count }) => sum + count, 0) }),
  customer: {
    id: row.user_id,
    name: `${row.name} ${row.last_name}`.trim(),
    email: row.email ?? row.account_email,
  },
  country: row.country,
  refunded: toDollars(row.refunded_cents),
  lines: row.lines,
  version: row.version,
})

const lines = sql<Array<{ title: string; count: number }>>`(
  select coalesce(json_agg(json_build_object('title', title, 'count', count) order by id), '[]')
  from order_lines where order_id = "order".id
)`.as('lines')
