import type { OrderFiguresData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { type Db, type FigurePeriod, keptBefore } from '../../platform/index.ts'
import { firstPlaced } from './first-placed.ts'

/** Returns the orders that were placed in the period and in the one before by the status that they have now. */
export async function readOrderStates(db: Db, period: FigurePeriod): Promise<OrderFiguresData> {
  const { beforeStart, start, end } = period
  const [rows, first] = await Promise.all([
    db
      .selectFrom('orders')
      .select([
        'shown_status as status',
        sql<number>`count(*) filter (where placed_at >= ${start})`.as('now'),
        sql<number>`count(*) filter (where placed_at < ${start})`.as('before'),
      ])
      .where('placed_at', '>=', beforeStart)
      .where('placed_at', '<', end)
      .groupBy('shown_status')
      .orderBy('now', 'desc')
      .orderBy('before', 'desc')
      .orderBy('shown_status')
      .execute(),
    firstPlaced(db),
  ])
  const sum = (figure: 'now' | 'before') => rows.reduce((total, row) => total + row[figure], 0)
  return {
    orders: { now: sum('now'), before: keptBefore(sum('before'), first, period) },
    states: rows.map((row) => ({ ...row, before: keptBefore(row.before, first, period) })),
  }
}
