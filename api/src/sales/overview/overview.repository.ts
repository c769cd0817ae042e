import { toDollars } from '@nireeka/contracts'
import type { OverviewData } from '@nireeka/contracts/api'

import { lowStock } from '../../catalogue/index.ts'
import { newestMembers } from '../../identity/index.ts'
import { readRegisteredRemotes, type Db } from '../../platform/index.ts'

const ROWS = 10

export type Overview = ReturnType<typeof createOverview>

/** Creates the repository of the back office's overview page. */
export function createOverview({ db }: { db: Db }) {
  return {
    async read(): Promise<OverviewData> {
      const [latest_orders, low_stock, live_remotes, newest_members] = await Promise.all([
        latestOrders(db),
        lowStock(db, ROWS),
        readRegisteredRemotes(db),
        newestMembers(db, ROWS),
      ])
      return { latest_orders, low_stock, live_remotes, newest_members }
    },
  }
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
