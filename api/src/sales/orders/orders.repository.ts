import type { OrderData, OrderGroup } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { readPieces } from '../shipments/pieces.ts'
import { readOrderFacts } from './order-facts.ts'
import { countGroups, statusesOf } from './order-groups.ts'
import { toOrderData, toSummary } from './to-order-data.ts'

const PER_PAGE = 20

export type Orders = ReturnType<typeof createOrders>

/** Creates the repository of a member's own orders. Another member's order looks nonexistent. */
export function createOrders(db: Db) {
  const ownOrders = (userId: number) => db.selectFrom('orders as order').where('order.user_id', '=', userId)

  return {
    async list(userId: number, { page, state }: { page: number; state: OrderGroup }) {
      const listed = ownOrders(userId).$if(state !== 'all', (query) =>
        query.where('order.shown_status', 'in', statusesOf(state)),
      )
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
          .select(['id', 'number', 'status', 'held_reason', 'placed_at', 'total_cents', countOfItems, titles])
          .orderBy('placed_at', 'desc')
          .orderBy('id', 'desc')
          .execute(),
        countGroups(db, userId),
      ])
      const items = rows.map((row) => ({ ...toSummary(row), lines: row.titles }))
      return { items, page, per_page: PER_PAGE, total: counts[state], counts }
    },

    async read(userId: number, id: number): Promise<OrderData | null> {
      const order = await readOrderFacts(db, id)
      return order?.user_id === userId ? toOrderData(order, await readPieces(db, id, order)) : null
    },
  }
}

const countOfItems =
  sql<number>`(select coalesce(sum(count), 0) from order_lines where order_id = "order".id)`.as('item_count')

const titles = sql<Array<{ title: string; count: number }>>`(
  select coalesce(json_agg(json_build_object('title', title, 'count', count) order by id), '[]')
  from order_lines where order_id = "order".id
)`.as('titles')
