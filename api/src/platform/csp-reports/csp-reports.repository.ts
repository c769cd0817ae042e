import type { CspReportData } from '@nireeka/contracts/api'

import type { Db } from '../database/open-database.ts'
import { OTHER, reportKey } from './report-rules.ts'

/** The most rows of a day, since anybody can report made-up hosts; further ones count together. */
const MOST_ROWS = 200
const KEPT_MS = 90 * 24 * 60 * 60_000

export type CspReports = ReturnType<typeof createCspReports>

/** Creates the counts of what the content security policy has blocked in browsers. */
export function createCspReports({ db, now }: { db: Db; now: () => Date }) {
  const today = () => now().toISOString().slice(0, 10)

  async function isFull(day: string) {
    const { rows } = await db
      .selectFrom('csp_reports')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
    return rows >= MOST_ROWS
  }

  return {
    /** Adds a report to the day's counts. */
    async count(report: CspReportData) {
      const key = { day: today(), ...reportKey(report) }
      const { numUpdatedRows } = await db
        .updateTable('csp_reports')
        .set((eb) => ({ reports: eb('reports', '+', 1) }))
        .where((eb) => eb.and(key))
        .executeTakeFirstOrThrow()
      if (numUpdatedRows > 0n) return
      await db
        .insertInto('csp_reports')
        .values((await isFull(key.day)) ? { ...key, source: OTHER } : key)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'directive', 'source'])
            .doUpdateSet((eb) => ({ reports: eb('csp_reports.reports', '+', 1) })),
        )
        .execute()
    },

    /** Deletes counts after three months. */
    async purge() {
      const before = new Date(now().getTime() - KEPT_MS).toISOString().slice(0, 10)
      await db.deleteFrom('csp_reports').where('day', '<', before).execute()
    },
  }
}
