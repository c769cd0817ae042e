import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

/** Sets the day (2026-12-01) on which a product is expected back; null for unknown. */
export async function setRestockDay(trx: Db, id: number, day: string | null) {
  await trx
    .updateTable('products')
    .set({ restock_on: sql<Date | null>`${day}::date` })
    .where('id', '=', id)
    .execute()
}
