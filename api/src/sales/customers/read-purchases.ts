import { toDollars } from '@nireeka/contracts'
import type { CustomerPurchasesData } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { readCustomerRows } from './customer-rows.ts'

const MOST_ORDERS = 20

/** Returns what a member has bought: the latest orders, all bikes that weren't taken back, and how many addresses are saved. */
export async function readPurchases(db: Db, userId: number): Promise<CustomerPurchasesData> {
  const [[sums], orders, bikes, addresses] = await Promise.all([
    readCustomerRows(db, [userId]),
    latestOrders(db, userId),
    bikesOf(db, userId),
    db
      .selectFrom('addresses')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ])
  return {
    order_count: sums?.order_count ?? 0,
    spent: sums?.spent ?? 0,
    orders: orders.map(({ shown_status, placed_at, total_cents, ...order }) => ({
      ...order,
      status: shown_status,
      placed_at: placed_at.toISOString(),
      total: toDollars(total_cents),
    })),
    bikes,
    address_count: addresses.count,
  }
}

const latestOrders = (db: Db, userId: number) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'shown_status', 'placed_at', 'total_cents'])
    .where('user_id', '=', userId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ORDERS)
    .execute()

const bikesOf = (db: Db, userId: number) =>
  db
    .selectFrom('order_bikes as own')
    .innerJoin('bikes as bike', 'bike.id', 'own.bike_id')
    .select(['own.id', 'bike.title', 'own.serial_number'])
    .where('own.user_id', '=', userId)
    .where('own.withdrawn_at', 'is', null)
    .orderBy('own.id', 'desc')
    .execute()
