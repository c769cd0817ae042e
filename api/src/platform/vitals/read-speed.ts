import { PAGE_KINDS, type SpeedFiguresData, VITAL_NAMES } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import type { FigurePeriod } from '../figures/figure-period.ts'
import { percentileOf } from './percentile.ts'

/** Returns the web vitals of each kind of page that was visited in the period or in the one before. */
export async function readSpeed(
  db: Db,
  { beforeDay, firstDay, lastDay }: FigurePeriod,
): Promise<SpeedFiguresData> {
  const rows = await db
    .selectFrom('vitals')
    .select([
      'page',
      'name',
      'step',
      sql<number>`coalesce(sum(visits) filter (where day >= ${firstDay}), 0)::int`.as('now'),
      sql<number>`coalesce(sum(visits) filter (where day < ${firstDay}), 0)::int`.as('before'),
    ])
    .where('day', '>=', beforeDay)
    .where('day', '<=', lastDay)
    .groupBy(['page', 'name', 'step'])
    .execute()
  const groups = PAGE_KINDS.flatMap((page) => VITAL_NAMES.map((name) => ({ page, name })))
  return groups.flatMap(({ page, name }) => {
    const steps = rows.filter((row) => row.page === page && row.name === name)
    if (steps.length === 0) return []
    const of = (period: 'now' | 'before') =>
      percentileOf(
        name,
        steps.map((row) => ({ step: row.step, visits: row[period] })),
      )
    return [{ page, name, now: of('now'), before: of('before') }]
  })
}
