import { toDollars } from '@nireeka/contracts'
import type { OverviewData } from '@nireeka/contracts/api'

import { lowStock } from '../../catalogue/index.ts'
import { newestMembers } from '../../identity/index.ts'
import { readRegisteredRemotes, type Db } from '../../platform/index.ts'
import { orderDays } from './order-days.ts'

const ROWS = 10

export type Overview = ReturnType<typeof createOverview>

/** Creates the repository of the back office's overview page. */
export function createOverview({ db, now }: { db: Db; now: () => Date }) {
  return {
    async read(): Promise<OverviewData> {
      const [orders_by_state, days, latest_orders, low_stock, live_remotes, newest_members] =
        await Promise.all([
          ordersByState(db),
          orderDays(db, now()),
          latestOrders(db),
          lowStock(db, ROWS),
          readRegisteredRemotes(db),
          newestMembers(db, ROWS),
        ])
      return { orders_by_state, days, latest_orders, low_stock, live_remotes, newest_members }
    },
  }
}

async function ordersByState(db: Db) {
  const rows = await db
    .selectFrom('orders')
    .select(['shown_status as status', (eb) => eb.fn.countAll<number>().as('count')])
    .select((eb) => eb.fn.sum<number>('total_cents').as('cents'))
    .groupBy('shown_status')
    .orderBy('count', 'desc')
    .orderBy('shown_status')
    .execute()
  return rows.map(({ cents, ...row }) => ({ ...row, total: toDollars(cents) }))
}

async function latestOrders(db: Db) {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'orders.number', 'orders.shown_status as status'])
    .select(['orders.total_cents', 'orders.placed_at'])
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
