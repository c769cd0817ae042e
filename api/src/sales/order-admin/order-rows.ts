import { toDollars } from '@nireeka/contracts'
import type { OrderListData, OrderPayment } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { toSummary } from '../orders/to-order-data.ts'
import { isLate } from './order-views.ts'

/** Reads what the list shows of these orders, in the order of their ids. */
export async function readRows(db: Db, ids: readonly number[], now: Date): Promise<OrderListData['items']> {
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
      sql<string>`"order".address ->> 'city'`.as('city'),
      'order.payment_status',
      promisedOn,
      isLate(now).as('is_late'),
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
  city: string
  country: string
  payment_status: OrderPayment
  promised_on: string | null
  is_late: boolean
  refunded_cents: number
  version: number
  lines: Lines
}

const toRow = (row: Omit<Row, 'item_count'>) => ({
  ...toSummary({ ...row, item_count: row.lines.reduce((sum, { count }) => sum + count, 0) }),
  customer: {
    id: row.user_id,
    name: `${row.name} ${row.last_name}`.trim(),
    email: row.email ?? row.account_email,
  },
  city: row.city,
  country: row.country,
  payment: row.payment_status,
  promised_on: row.promised_on,
  is_late: row.is_late,
  refunded: toDollars(row.refunded_cents),
  lines: row.lines,
  version: row.version,
})

type Lines = Array<{ title: string; count: number; is_bike: boolean }>

// The kind is read line by line: a join of so few products would read all of them for each order.
const lines = sql<Lines>`(
  select coalesce(
    json_agg(
      json_build_object(
        'title', line.title,
        'count', line.count,
        'is_bike', (select kind = 'bike' from products where products.id = line.product_id)
      ) order by line.id
    ), '[]'
  )
  from order_lines as line where line.order_id = "order".id
)`.as('lines')

const promisedOn = sql<string | null>`(
  select min(build.promised_on)::text
  from bike_builds as build join order_bikes as owned on owned.id = build.order_bike_id
  where build.order_id = "order".id and owned.withdrawn_at is null
)`.as('promised_on')
