import { toDollars } from '@nireeka/contracts'
import type { ReturnCountsQuery, ReturnListData, ReturnListQuery, ReturnReason } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { searchedWords } from '../order-admin/order-filters.ts'
import { filteredReturns, type ReturnFilters, sortedReturns } from './return-filters.ts'

const PER_PAGE = 50

export type ReturnList = ReturnType<typeof createReturnList>

/** Creates the repository of all returns, as admins list them. */
export const createReturnList = (db: Db) => ({
  async list({ page, sort, ...filters }: z.output<typeof ReturnListQuery>): Promise<ReturnListData> {
    const offset = (page - 1) * PER_PAGE
    const { ids, total } = await (searchedWords(filters) ? findPage : readPage)(db, { sort, filters, offset })
    const items = await readReturnRows(db, ids)
    return { items: items.map(toRow), page, per_page: PER_PAGE, total }
  },

  /** Returns how many returns pass the filters in each status. */
  async counts(filters: z.output<typeof ReturnCountsQuery>) {
    const counts = await filteredReturns(db, filters)
      .select(['asked.status', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('asked.status')
      .orderBy('asked.status')
      .execute()
    return { total: counts.reduce((sum, { count }) => sum + count, 0), counts }
  },
})

interface Part {
  sort: z.output<typeof ReturnListQuery>['sort']
  filters: ReturnFilters
  offset: number
}

/** Returns one page's ids in the order of an index, and by a second query how many returns there are. */
async function readPage(db: Db, { sort, filters, offset }: Part) {
  const found = filteredReturns(db, filters)
  const [rows, { total }] = await Promise.all([
    sortedReturns(found.select('asked.id'), sort).limit(PER_PAGE).offset(offset).execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { ids: rows.map(({ id }) => id), total }
}

/** Returns the same of a search, which finds all returns before it sorts them, so that one query counts them too. */
async function findPage(db: Db, { sort, filters, offset }: Part) {
  const found = filteredReturns(db, filters).select(['asked.id', sql<number>`count(*) over ()`.as('total')])
  const rows = await sortedReturns(found, sort).limit(PER_PAGE).offset(offset).execute()
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}

export type ReturnRow = Awaited<ReturnType<typeof readReturnRows>>[number]

/** Reads what lists show of these returns, in the order of their ids. */
export async function readReturnRows(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('returns as asked')
    .innerJoin('orders as order', 'order.id', 'asked.order_id')
    .innerJoin('users as buyer', 'buyer.id', 'order.user_id')
    .leftJoin('refunds as refund', 'refund.id', 'asked.refund_id')
    .select([
      'asked.id',
      'asked.number',
      'asked.status',
      'asked.wish',
      'asked.requested_at',
      'order.id as order_id',
      'order.number as order_number',
      'order.status as order_status',
      'order.user_id',
      'order.email',
      'buyer.name',
      'buyer.last_name',
      'buyer.email as account_email',
      'refund.amount_cents as refund_cents',
      'refund.state as refund_state',
      lines,
    ])
    .where('asked.id', 'in', ids)
    .execute()
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id }: { id: number }) => places.get(id) ?? 0
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}

const lines = sql<Array<{ title: string; count: number; reason: ReturnReason; cents: number }>>`(
  select coalesce(
    json_agg(json_build_object(
      'title', line.title, 'count', part.count, 'reason', part.reason,
      'cents', part.count * line.unit_cents - round(line.discount_cents * part.count::numeric / line.count)
    ) order by line.id), '[]'
  )
  from return_lines as part join order_lines as line on line.id = part.order_line_id
  where part.return_id = asked.id
)`.as('lines')

const toRow = (row: ReturnRow): ReturnListData['items'][number] => ({
  id: row.id,
  number: row.number,
  status: row.status,
  wish: row.wish,
  requested_at: row.requested_at.toISOString(),
  order: orderOf(row),
  customer: customerOf(row),
  lines: row.lines.map(({ title, count, reason }) => ({ title, count, reason })),
  value: toDollars(row.lines.reduce((sum, { cents }) => sum + cents, 0)),
})

type Named = Pick<
  ReturnRow,
  'order_id' | 'order_number' | 'order_status' | 'user_id' | 'name' | 'last_name' | 'email' | 'account_email'
>

export const orderOf = ({ order_id: id, order_number: number, order_status: status }: Named) => ({
  id,
  number,
  status,
})

export const customerOf = (row: Named) => ({
  id: row.user_id,
  name: `${row.name} ${row.last_name}`.trim(),
  email: row.email ?? row.account_email,
})
