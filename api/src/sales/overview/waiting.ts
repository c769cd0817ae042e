import { type StaffArea, worksIn } from '@nireeka/contracts'
import type { WaitingData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { countPendingReviews } from '../../catalogue/index.ts'
import type { Caller, Db } from '../../platform/index.ts'
import { createStockList } from '../stock-admin/stock-list.repository.ts'
import { filterBuilds, isLate, isThisWeek } from '../workshop/board-filters.ts'

interface Needs {
  db: Db
  /** Count what waits in the forum and in support, of which this domain knows nothing. */
  countForum: CountForum
  countTickets: CountTickets
  now: () => Date
}

/** Counts the forum's posts that wait for staff. */
export type CountForum = (db: Db) => Promise<NonNullable<WaitingData['forum']>>

/** Counts the tickets that wait for an answer of staff. */
export type CountTickets = (db: Db) => Promise<number>

export type CountWaiting = ReturnType<typeof createCountWaiting>

/** Creates the function that counts what waits for a member of staff, in the areas in which they work. */
export const createCountWaiting =
  ({ db, now, countForum, countTickets }: Needs) =>
  async (caller: Pick<Caller, 'is_admin' | 'areas'>): Promise<WaitingData> => {
    const inArea = async <Count>(area: StaffArea, count: () => Promise<Count>) =>
      worksIn(caller, area) ? count() : null
    const [orders, bikes, returns, stock, reviews, forum, tickets] = await Promise.all([
      inArea('sales', () => waitingOrders(db)),
      inArea('sales', () => unbuiltBikes(db, now())),
      inArea('sales', () => waitingReturns(db)),
      inArea('goods', () => createStockList(db).counts({})),
      inArea('community', () => countPendingReviews(db)),
      inArea('community', () => countForum(db)),
      inArea('support', () => countTickets(db)),
    ])
    return { orders, bikes, returns, low_stock: stock?.low ?? null, reviews, forum, tickets }
  }

/** Counts by the index of the shown status, so that the many orders that are done aren't read. */
async function waitingOrders(db: Db) {
  const rows = await db
    .selectFrom('orders')
    .select(['shown_status as status', (eb) => eb.fn.countAll<number>().as('count')])
    .where('shown_status', 'in', ['held', 'paid', 'ready_to_ship'])
    .groupBy('shown_status')
    .execute()
  const countOf = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  return { held: countOf('held'), paid: countOf('paid'), ready_to_ship: countOf('ready_to_ship') }
}

const unbuiltBikes = (db: Db, now: Date) =>
  filterBuilds(db, { filters: {}, scarce: [], now })
    .where('build.ready_at', 'is', null)
    .where('build.stage', '<>', 'built')
    .where(sql<boolean>`(${isLate(now)} or ${isThisWeek(now)})`)
    .select([
      sql<number>`count(*) filter (where ${isLate(now)})`.as('late'),
      sql<number>`count(*) filter (where ${isThisWeek(now)})`.as('this_week'),
    ])
    .executeTakeFirstOrThrow()

async function waitingReturns(db: Db) {
  const rows = await db
    .selectFrom('returns')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .where('status', 'in', ['requested', 'received'])
    .groupBy('status')
    .execute()
  const countOf = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  return { requested: countOf('requested'), received: countOf('received') }
}
