import { sql } from 'kysely'

import type { Db } from '../src/platform/database/open-database.ts'
import { ANNAS_ORDER, BENS_ORDER, WORKSHOP_ORDERS } from './bike-orders.ts'
import { HISTORIES } from './order-histories.ts'

/** How many days ago the order was placed that an admin has to decide about. */
export const HELD_DAYS_AGO = 5 / 24

/** How many days ago each of the demo's orders was placed, the oldest first: its place is its id. */
const PLACED = [
  ...HISTORIES.map(({ daysAgo }) => daysAgo),
  ...[ANNAS_ORDER, BENS_ORDER, ...WORKSHOP_ORDERS].map(({ steps }) => steps[0][1]),
  HELD_DAYS_AGO,
].toSorted((a, b) => b - a)

/**
 * Inserts one of the demo's orders under an id that counts from the oldest, so that order numbers grow with time
 * although several seeds insert them. In a database where somebody has that id, the order gets the next free one.
 */
export async function withOrderId<T>(db: Db, daysAgo: number, insert: () => Promise<T>): Promise<T> {
  const place = PLACED.indexOf(daysAgo)
  if (place === -1) throw new Error(`No demo order was placed ${daysAgo} days ago`)
  const id = place + 1
  await sql`
    select setval(pg_get_serial_sequence('orders', 'id'), ${id}, false)
    where not exists (select from orders where id = ${id})`.execute(db)
  const inserted = await insert()
  await sql`
    select setval(pg_get_serial_sequence('orders', 'id'), greatest(max(id), ${PLACED.length})) from orders`.execute(
    db,
  )
  return inserted
}
