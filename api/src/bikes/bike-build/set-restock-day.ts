import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

/** Sets the day (2026-12-01) on which a part is expected back; null for unknown. */
export async function setPartRestockDay(trx: Db, id: number, day: string | null) {
  await trx
    .updateTable('parts')
    .set({ restock_on: sql<Date | null>`${day}::date` })
    .where('id', '=', id)
    .execute()
}
