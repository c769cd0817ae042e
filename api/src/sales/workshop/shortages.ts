import type { WorkshopShortagesData } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { readScarceParts } from './scarce-parts.ts'

/** How many bikes of a short part are named. */
const NAMED = 10

/** Returns the parts that bikes are short of, those with the most bikes first. */
export async function readShortages(db: Db): Promise<WorkshopShortagesData> {
  const parts = await readScarceParts(db)
  const named = parts.flatMap(({ short }) => short.slice(0, NAMED))
  const numbers = await readNumbers(
    db,
    named.map(({ order_id }) => order_id),
  )
  return parts
    .map(({ id, title, slot, needed, stock, back_on, short }) => ({
      part_id: id,
      title,
      slot,
      needed,
      in_stock: stock,
      back_on,
      short: short.length,
      bikes: short.slice(0, NAMED).map((bike) => ({ id: bike.id, number: numbers.get(bike.order_id) ?? '' })),
    }))
    .toSorted((a, b) => b.short - a.short)
}

async function readNumbers(db: Db, orderIds: readonly number[]): Promise<Map<number, string>> {
  if (orderIds.length === 0) return new Map()
  const orders = await db.selectFrom('orders').select(['id', 'number']).where('id', 'in', orderIds).execute()
  return new Map(orders.map(({ id, number }) => [id, number]))
}
