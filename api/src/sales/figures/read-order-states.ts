import { type OrderFiguresData, ShownStatus } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { type Db, type FigurePeriod, keptBefore } from '../../platform/index.ts'
import { firstPlaced } from './first-placed.ts'

type State = OrderFiguresData['states'][number] & { before: number }

/** Returns the orders that were placed in the period and in the one before by the status that they have now. */
export async function readOrderStates(db: Db, period: FigurePeriod): Promise<OrderFiguresData> {
  const [rows, first] = await Promise.all([countStates(db, period), firstPlaced(db)])
  const sum = (figure: 'now' | 'before') => rows.reduce((total, row) => total + row[figure], 0)
  return {
    orders: { now: sum('now'), before: keptBefore(sum('before'), first, period) },
    states: rows.map((row) => ({ ...row, before: keptBefore(row.before, first, period) })),
  }
}

/** Counts each status by itself, which reads a part of one index and starts no parallel workers, as a group would. */
async function countStates(db: Db, { beforeStart, start, end }: FigurePeriod) {
  const { rows } = await sql<State>`
    select shown.status, period.count as now, earlier.count as before
    from unnest(${ShownStatus.options}::text[]) as shown (status),
      lateral ${placedWithin(start, end)} as period, lateral ${placedWithin(beforeStart, start)} as earlier
    where period.count > 0 or earlier.count > 0
    order by period.count desc, earlier.count desc, shown.status`.execute(db)
  return rows
}

const placedWithin = (from: Date, to: Date) => sql`(
  select count(*) from orders
  where shown_status = shown.status and placed_at >= ${from} and placed_at < ${to}
)`
