import { toDollars } from '@nireeka/contracts'
import type { OrderData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import { shownStatus, type StatusRow } from './shown-status.ts'

const PER_PAGE = 20

export type Orders = ReturnType<typeof createOrders>

/** A member's own orders. Somebody else's are as if they didn't exist. */
export function createOrders(db: Db) {
  const ownOrders = (userId: number) => db.selectFrom('orders as order').where('order.user_id', '=', userId)

  return {
    async list(userId: number, page: number) {
      const [rows, { total }] = await Promise.all([
        ownOrders(userId)
          .select(['id', 'number', 'status', 'held_reason', 'placed_at', 'total_cents', countOfItems, titles])
          .orderBy('placed_at', 'desc')
          .orderBy('id', 'desc')
          .limit(PER_PAGE)
          .offset((page - 1) * PER_PAGE)
          .execute(),
        ownOrders(userId)
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      const items = rows.map((row) => ({ ...toSummary(row), lines: row.titles }))
      return { items, page, per_page: PER_PAGE, total }
    },

    async read(userId: number, id: number): Promise<OrderData | null> {
      const order = await ownOrders(userId)
        .innerJoin('countries as country', 'country.id', 'order.country_id')
        .innerJoin('payments as payment', 'payment.order_id', 'order.id')
        .selectAll('order')
        .select(['country.name as country', 'payment.redirect', countOfItems])
        .where('order.id', '=', id)
        .executeTakeFirst()
      if (!order) return null
      const [lines, moves] = await Promise.all([readLines(db, id), readMoves(db, id)])
      return {
        ...toSummary(order),
        subtotal: toDollars(order.lines_cents),
        shipping: toDollars(order.shipping_cents),
        tax: toDollars(order.tax_cents),
        country: order.country,
        address: order.address,
        lines: lines.map(({ unit_cents, ...line }) => ({ ...line, price: toDollars(unit_cents) })),
        moves: moves.map(({ status, at }) => ({ status, at: at.toISOString() })),
        pay_url: shownStatus(order) === 'pending_payment' ? order.redirect : null,
      }
    },
  }
}

const countOfItems =
  sql<number>`(select coalesce(sum(count), 0) from order_lines where order_id = "order".id)`.as('item_count')

const titles = sql<Array<{ title: string; count: number }>>`(
  select coalesce(json_agg(json_build_object('title', title, 'count', count) order by id), '[]')
  from order_lines where order_id = "order".id
)`.as('titles')

interface SummaryRow extends StatusRow {
  id: number
  number: string
  placed_at: Date
  total_cents: number
  item_count: number
}

const toSummary = (row: SummaryRow) => ({
  id: row.id,
  number: row.number,
  status: shownStatus(row),
  placed_at: row.placed_at.toISOString(),
  total: toDollars(row.total_cents),
  item_count: row.item_count,
})

const readLines = (db: Db, orderId: number) =>
  db
    .selectFrom('order_lines')
    .select(['product_id', 'title', 'image', 'unit_cents', 'count'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

const readMoves = (db: Db, orderId: number) =>
  db
    .selectFrom('order_moves')
    .select(['to_status as status', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
