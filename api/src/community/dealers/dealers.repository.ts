import type { DealerData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

export type Dealers = ReturnType<typeof createDealers>

export function createDealers(db: Db) {
  return {
    /** Returns all dealers, sorted by country and then by city. */
    async list(): Promise<DealerData[]> {
      const rows = await db
        .selectFrom('dealers')
        .selectAll()
        .orderBy(sql`country collate "und-x-icu", city collate "und-x-icu"`)
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        ...row,
        latitude: Number(row.latitude),
        longitude: Number(row.longitude),
      }))
    },
  }
}
