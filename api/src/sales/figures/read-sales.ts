import { toDollars } from '@nireeka/contracts'
import type { SalesFiguresData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { type Db, type FigurePeriod, keptBefore } from '../../platform/index.ts'

/** What was paid and what went back on a day. */
interface Money {
  orders: number
  paid: number
  refunded: number
}

const NONE: Money = { orders: 0, paid: 0, refunded: 0 }

/**
 * Returns what was sold: money counts on the day on which it was paid, and on which it went back, so that a day that is
 * over never changes.
 */
export async function readSales(db: Db, period: FigurePeriod): Promise<SalesFiguresData> {
  const [paid, refunded, first] = await Promise.all([
    paidByDay(db, period),
    refundedByDay(db, period),
    firstPaid(db),
  ])
  const byDay = new Map<string, Money>()
  for (const { day, ...money } of paid) byDay.set(day, { ...money, refunded: 0 })
  for (const { day, cents } of refunded) {
    byDay.set(day, { ...(byDay.get(day) ?? NONE), refunded: cents })
  }
  const moneyWhere = (is: (day: string) => boolean) => sumOf([...byDay].filter(([day]) => is(day)))
  return {
    sales: {
      now: toSales(moneyWhere((day) => day >= period.firstDay)),
      before: keptBefore(toSales(moneyWhere((day) => day < period.firstDay)), first, period),
    },
    days: period.days.map((day) => {
      const money = byDay.get(day) ?? NONE
      return { day, orders: money.orders, paid: toDollars(money.paid), refunded: toDollars(money.refunded) }
    }),
  }
}

const sumOf = (days: ReadonlyArray<readonly [string, Money]>): Money => {
  let sum = NONE
  for (const [, { orders, paid, refunded }] of days) {
    sum = { orders: sum.orders + orders, paid: sum.paid + paid, refunded: sum.refunded + refunded }
  }
  return sum
}

const toSales = ({ orders, paid, refunded }: Money) => ({
  paid: toDollars(paid),
  refunded: toDollars(refunded),
  net: toDollars(paid - refunded),
  orders,
  average: orders === 0 ? null : toDollars(Math.round(paid / orders)),
})

/** Grouped before it is written as text: there are thousands of orders, and few days. */
async function paidByDay(db: Db, { beforeStart, end }: FigurePeriod) {
  const { rows } = await sql<{ day: string; orders: number; paid: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, orders, paid
    from (
      select (paid_at at time zone 'utc')::date as day, count(*) as orders, sum(total_cents) as paid
      from orders where paid_at >= ${beforeStart} and paid_at < ${end}
      group by 1
    ) as days`.execute(db)
  return rows.map(({ day, orders, paid }) => ({ day, orders: Number(orders), paid: Number(paid) }))
}

/** Money of orders that never counted as paid, such as a payment that came too late, isn't a refund of sales. */
async function refundedByDay(db: Db, { beforeStart, end }: FigurePeriod) {
  const { rows } = await sql<{ day: string; cents: number }>`
    select to_char((refund.changed_at at time zone 'utc')::date, 'YYYY-MM-DD') as day,
      sum(refund.amount_cents) as cents
    from refunds as refund
    join orders as "order" on "order".id = refund.order_id and "order".paid_at is not null
    where refund.state = 'done' and refund.changed_at >= ${beforeStart} and refund.changed_at < ${end}
    group by 1`.execute(db)
  return rows.map(({ day, cents }) => ({ day, cents: Number(cents) }))
}

async function firstPaid(db: Db) {
  const { first } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.min('paid_at').as('first'))
    .executeTakeFirstOrThrow()
  return first
}
