import { toDollars } from '@nireeka/contracts'
import type { OverviewData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

const DAYS = 30
const DAY_MS = 24 * 60 * 60_000

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Returns the last 30 UTC days, the oldest first, with the number of orders placed and the money received and kept. */
export async function orderDays(db: Db, now: Date): Promise<OverviewData['days']> {
  const start = new Date(Date.parse(dayOf(now)) - (DAYS - 1) * DAY_MS)
  const end = new Date(start.getTime() + DAYS * DAY_MS)
  const rows = await db
    .selectFrom('orders')
    .select([day, (eb) => eb.fn.countAll<number>().as('orders'), keptCents])
    .where('placed_at', '>=', start)
    .where('placed_at', '<', end)
    .groupBy('day')
    .execute()
  const known = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: DAYS }, (_, index) => {
    const name = dayOf(new Date(start.getTime() + index * DAY_MS))
    const found = known.get(name)
    return { day: name, orders: found?.orders ?? 0, revenue: toDollars(found?.cents ?? 0) }
  })
}

const day = sql<string>`to_char(placed_at at time zone 'utc', 'YYYY-MM-DD')`.as('day')

/** The SQL for the money kept of an order. How much of a partial refund went back isn't known here. */
const keptCents = sql<number>`coalesce(
  sum(total_cents) filter (where paid_at is not null and status not in ('cancelled', 'refunded')), 0
)`.as('cents')
