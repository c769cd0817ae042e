import type { Readable } from 'node:stream'

import { toDollars } from '@nireeka/contracts'
import type { OrderExportQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { type Db, recordsInParts, writeCsv } from '../../platform/index.ts'
import { shownStatus, type StatusRow } from '../orders/shown-status.ts'
import { filteredOrders } from './order-filters.ts'
import { sorted } from './order-list.repository.ts'

type Query = z.output<typeof OrderExportQuery>

const COLUMNS = [
  'number',
  'status',
  'payment',
  'placed_at',
  'customer',
  'email',
  'city',
  'country',
  'items',
  'total',
  'refunded',
  'contents',
] as const

/** Returns the orders that pass the filters as a stream of CSV: at most 200,000 rows. */
export const exportOrders = (db: Db, { sort, ...filters }: Query, now: Date): Readable =>
  writeCsv(
    COLUMNS,
    recordsInParts({
      ids: (most) =>
        sorted(filteredOrders(db, filters, now).select('order.id'), sort)
          .limit(most)
          .execute(),
      records: (ids) => readPart(db, ids),
    }),
  )

async function readPart(db: Db, ids: readonly number[]) {
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
      'order.email',
      'buyer.name',
      'buyer.last_name',
      'buyer.email as account_email',
      'country.name as country',
      'order.payment_status',
      sql<string>`"order".address ->> 'city'`.as('city'),
      contents,
      items,
    ])
    .where('order.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toRecord(row)] : []
  })
}

interface Row extends StatusRow {
  number: string
  placed_at: Date
  total_cents: number
  refunded_cents: number
  email: string | null
  name: string
  last_name: string
  account_email: string
  city: string
  country: string
  payment_status: string
  contents: string | null
  items: number
}

const toRecord = (row: Row): Record<(typeof COLUMNS)[number], string | number> => ({
  number: row.number,
  status: shownStatus(row),
  payment: row.payment_status,
  placed_at: row.placed_at.toISOString(),
  customer: `${row.name} ${row.last_name}`,
  email: row.email ?? row.account_email,
  city: row.city,
  country: row.country,
  items: row.items,
  total: toDollars(row.total_cents).toFixed(2),
  refunded: toDollars(row.refunded_cents).toFixed(2),
  contents: row.contents ?? '',
})

const items = sql<number>`(select coalesce(sum(count), 0) from order_lines where order_id = "order".id)`.as(
  'items',
)

const contents = sql<string | null>`(
  select string_agg(count || ' × ' || title, '; ' order by id) from order_lines where order_id = "order".id
)`.as('contents')
