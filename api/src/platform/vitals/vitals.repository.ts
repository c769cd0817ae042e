import type { VitalsData } from '@nireeka/contracts/api'

import type { Db } from '../database/open-database.ts'
import { stepOf } from './steps.ts'

export type Vitals = ReturnType<typeof createVitals>

export function createVitals({ db, now }: { db: Db; now: () => Date }) {
  return {
    /** Adds a visit's measures to the day's counts, each measure once. Returns how many were counted. */
    async count({ page, measures }: VitalsData): Promise<number> {
      const day = now().toISOString().slice(0, 10)
      const once = new Map(measures.map(({ name, value }) => [name, stepOf(name, value)]))
      // Rows are sorted, so that two visits lock them in the same order and never deadlock.
      const rows = [...once].toSorted().map(([name, step]) => ({ day, page, name, step }))
      await db
        .insertInto('vitals')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'page', 'name', 'step'])
            .doUpdateSet((is) => ({ visits: is('vitals.visits', '+', 1) })),
        )
        .execute()
      return rows.length
    },
  }
}
