import { toDollars } from '@nireeka/contracts'
import type { OverviewData } from '@nireeka/contracts/api'

import type { Db } from '../../platform/database/open-database.ts'
import { orderDays } from './order-days.ts'

const ROWS = 10

export type Overview = ReturnType<typeof createOverview>

/** What admins look at first in the morning. */
export function createOverview({ db, now }: { db: Db; now: () => Date }) {
  return {
    async read(): Promise<OverviewData> {
      const [orders_by_state, days, latest_orders, low_stock, live_remotes, newest_members] =
        await Promise.all([
          ordersByState(db),
          orderDays(db, now()),
          latestOrders(db),
          lowStock(db),
          liveRemotes(db),
          newestMembers(db),
        ])
      return { orders_by_state, days, latest_orders, low_stock, live_remotes, newest_members }
    },
  }
}

async function ordersByState(db: Db) {
  const rows = await db
    .selectFrom('orders')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .select((eb) => eb.fn.sum<number>('total_cents').as('cents'))
    .groupBy('status')
    .orderBy('count', 'desc')
    .orderBy('status')
    .execute()
  return rows.map(({ cents, ...row }) => ({ ...row, total: toDollars(cents) }))
}

async function latestOrders(db: Db) {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'orders.number', 'orders.status', 'orders.total_cents', 'orders.placed_at'])
    .select(['users.name', 'users.last_name'])
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(ROWS)
    .execute()
  return rows.map(({ name, last_name, total_cents, placed_at, ...order }) => ({
    ...order,
    customer: `${name} ${last_name}`,
    total: toDollars(total_cents),
    placed_at: placed_at.toISOString(),
  }))
}

/** What runs out, choices each by itself; what has unlimited stock, or is only bought as one of its choices, never does. */
async function lowStock(db: Db) {
  const rows = await db
    .selectFrom('products as product')
    .select(['id', 'kind', 'number', 'title', 'stock'])
    .where('stock', 'is not', null)
    .where('hidden', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('products as choice')
            .select('choice.id')
            .whereRef('choice.parent_id', '=', 'product.id'),
        ),
      ),
    )
    .orderBy('stock')
    .orderBy('id')
    .limit(ROWS)
    .execute()
  return rows.map((row) => ({ ...row, stock: row.stock ?? 0 }))
}

async function liveRemotes(db: Db) {
  const rows = await db.selectFrom('remote_live').selectAll().orderBy('name').execute()
  return rows.map((row) => ({ ...row, changed_at: row.changed_at.toISOString() }))
}

async function newestMembers(db: Db) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'last_name', 'email', 'is_admin', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ROWS)
    .execute()
  return rows.map(({ name, last_name, created_at, ...row }) => ({
    ...row,
    name: `${name} ${last_name}`,
    created_at: created_at.toISOString(),
  }))
}
