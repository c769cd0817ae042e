import type {
  WorkshopBikeData,
  WorkshopCountsData,
  WorkshopCountsQuery,
  WorkshopData,
  WorkshopQuery,
} from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import type { Db } from '../../platform/index.ts'
import { filterBuilds } from './board-filters.ts'
import { isUnbuilt } from './queue.ts'
import { readCards } from './read-cards.ts'
import { readScarceParts } from './scarce-parts.ts'

const PER_PAGE = 30

export type Board = ReturnType<typeof createBoard>

/** Creates the repository of the workshop's board. */
export function createBoard({ db, now }: { db: Db; now: () => Date }) {
  return {
    /** Returns a page of the bikes in one stage: those promised first come first, those built last stand above. */
    async list({ page, ...filters }: z.output<typeof WorkshopQuery>): Promise<WorkshopData> {
      const at = now()
      const scarce = isUnbuilt(filters.stage) ? await readScarceParts(db) : []
      const builds = filterBuilds(db, { filters, scarce, now: at })
      const sorted =
        filters.stage === 'built'
          ? builds.orderBy('build.changed_at', 'desc').orderBy('build.order_bike_id', 'desc')
          : builds.orderBy('build.promised_on').orderBy('build.order_bike_id')
      const [{ total }, rows] = await Promise.all([
        builds.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
        sorted
          .select('build.order_bike_id as id')
          .limit(PER_PAGE)
          .offset((page - 1) * PER_PAGE)
          .execute(),
      ])
      const ids = rows.map(({ id }) => id)
      const items: WorkshopBikeData[] = await readCards(db, { ids, scarce, now: at })
      return { items, page, per_page: PER_PAGE, total }
    },

    /** Returns how many bikes are in each stage, and all bike models. */
    async counts(filters: z.output<typeof WorkshopCountsQuery>): Promise<WorkshopCountsData> {
      const scarce = filters.concern === 'short' ? await readScarceParts(db) : []
      const builds = filterBuilds(db, { filters, scarce, now: now() })
      const counts = await builds
        .select(['build.stage', (eb) => eb.fn.countAll<number>().as('count')])
        .groupBy('build.stage')
        .orderBy('build.stage')
        .execute()
      const models = await db.selectFrom('bikes').select(['id', 'title']).orderBy('id').execute()
      return { counts, models }
    },
  }
}
