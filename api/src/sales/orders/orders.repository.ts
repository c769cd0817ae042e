import { type Carrier, trackingUrl } from '@nireeka/contracts'
import type { OrderData, OrderGroup } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { readPieces } from '../shipments/pieces.ts'
import { readOrderFacts } from './order-facts.ts'
import { countGroups, statusesOf } from './order-groups.ts'
import { scheduleOf } from './order-schedule.ts'
import { hasWords, searchPatterns } from './own-order-search.ts'
import { toOrderData, toSummary } from './to-order-data.ts'

const PER_PAGE = 20

interface Listed {
  page: number
  state: OrderGroup
  /** The words that are searched for. */
  q?: string
}

export type Orders = ReturnType<typeof createOrders>

/** Creates the repository of a member's own orders. Another member's order looks nonexistent. */
export function createOrders(db: Db) {
  const ownOrders = (userId: number) => db.selectFrom('orders as order').where('order.user_id', '=', userId)

  return {
    async list(userId: number, { page, state, q }: Listed) {
      const patterns = searchPatterns(q)
      const listed = ownOrders(userId)
        .$if(state !== 'all', (query) => query.where('order.shown_status', 'in', statusesOf(state)))
        .$if(patterns.length > 0, (query) => query.where(hasWords(patterns)))
      // The page is cut first: what only its rows need is then not read for the rows before it.
      const onPage = listed
        .select('id')
        .orderBy('placed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(PER_PAGE)
        .offset((page - 1) * PER_PAGE)
      const [rows, counts] = await Promise.all([
        db
          .selectFrom('orders as order')
          .where('order.id', 'in', onPage)
          .select(['id', 'number', 'status', 'held_reason', 'placed_at', 'paid_at', 'total_cents'])
          .select(['lead_days', 'days_min', 'days_max', 'invoice_number', lines, lastParcel, sentParcel])
          .select(deliveredAt)
          .orderBy('placed_at', 'desc')
          .orderBy('id', 'desc')
          .execute(),
        countGroups(db, userId, patterns),
      ])
      const items = rows.map(toListed)
      return { items, page, per_page: PER_PAGE, total: counts[state], counts }
    },

    async read(userId: number, id: number): Promise<OrderData | null> {
      const order = await readOrderFacts(db, id)
      return order?.user_id === userId ? toOrderData(order, await readPieces(db, id, order)) : null
    },
  }
}

interface Line {
  title: string
  count: number
  image: string | null
  kind: string
  category: string | null
  is_sold: boolean
}

// The kind of a product is read line by line: a join would read all products for each order.
const lines = sql<Line[]>`(
  select coalesce(
    json_agg(
      json_build_object(
        'title', line.title,
        'count', line.count,
        'image', line.image,
        'kind', (select kind from products where products.id = line.product_id),
        'category', (select category from products where products.id = line.product_id),
        'is_sold', exists (
          select from products as product
          where product.id = line.product_id and not product.hidden and product.kind not in ('bike', 'upgrade')
            and coalesce(product.stock, 1) > 0
            and not exists (select from products as variant where variant.parent_id = product.id)
        )
      ) order by line.id
    ), '[]'
  )
  from order_lines as line where line.order_id = "order".id
)`.as('lines')

/** The SQL for when an order's last parcel was packed. */
const lastParcel = sql<Date | null>`(
  select created_at from shipments where order_id = "order".id order by id desc limit 1
)`.as('last_parcel_at')

/** The SQL for when an order had arrived in full. */
const deliveredAt = sql<Date | null>`(
  select max(at) from order_moves where order_id = "order".id and to_status = 'delivered'
)`.as('delivered_at')

interface Parcel {
  carrier: Carrier
  tracking_number: string
}

/** The SQL for an order's last parcel that is on its way. */
const sentParcel = sql<Parcel | null>`(
  select json_build_object('carrier', carrier, 'tracking_number', tracking_number)
  from shipments
  where order_id = "order".id and state in ('handed_over', 'in_transit', 'exception') order by id desc limit 1
)`.as('sent_parcel')

type Row = Omit<Parameters<typeof toSummary>[0], 'item_count'> &
  Omit<Parameters<typeof scheduleOf>[0], 'lines' | 'shipments'> & {
    lines: Line[]
    last_parcel_at: Date | null
    delivered_at: Date | null
    sent_parcel: Parcel | null
    invoice_number: string | null
  }

/** Returns an order as its member's list shows it. */
const toListed = (row: Row) => ({
  ...toSummary({ ...row, item_count: row.lines.reduce((sum, { count }) => sum + count, 0) }),
  lines: row.lines.map(({ title, count, image }) => ({ title, count, image })),
  schedule: scheduleOf({
    ...row,
    shipments: row.last_parcel_at ? [{ created_at: row.last_parcel_at }] : [],
  }),
  has_bike: row.lines.some(({ kind }) => kind === 'bike'),
  invoice_number: row.invoice_number,
  tracking_url: row.sent_parcel && trackingUrl(row.sent_parcel.carrier, row.sent_parcel.tracking_number),
  delivered_at: row.delivered_at?.toISOString() ?? null,
  may_buy_again: row.lines.some(({ is_sold }) => is_sold),
})
