import type { PART_STEPS } from '@nireeka/contracts/api'

import type { Db } from '../src/platform/database/open-database.ts'
import facts from './part-facts.json' with { type: 'json' }

const DAY_MS = 24 * 60 * 60_000

const SLOTS: Record<(typeof PART_STEPS)[number], number[]> = {
  components: [4, 5, 6, 7, 8, 9, 10],
  upgrades: [1, 2, 3, 11, 12],
  accessories: [20, 21, 22],
}

/**
 * Fills in where each slot is chosen, and each part's metrics, picture and stock. Dates are counted in days from today.
 */
export async function seedPartFacts(db: Db) {
  for (const step of ['components', 'upgrades', 'accessories'] as const) {
    await db.updateTable('slots').set({ step }).where('id', 'in', SLOTS[step]).execute()
  }
  for (const { id, back_in_days, ...fact } of facts) {
    const restock_on = back_in_days === null ? null : new Date(Date.now() + back_in_days * DAY_MS)
    await db
      .updateTable('parts')
      .set({ ...fact, restock_on })
      .where('id', '=', id)
      .execute()
  }
}
