import { toDollars } from '@nireeka/contracts'
import type { AdminBikeData, BikeRowData } from '@nireeka/contracts/api'
import { type Selectable, sql } from 'kysely'

import { readPrices } from '../../../catalogue/index.ts'
import { notFound, type Db } from '../../../platform/index.ts'
import type { ConfiguratorTables } from '../../configurator/tables.ts'
import { performanceOf } from '../../configurator/to-bike.ts'
import { readSizes } from './read-sizes.ts'

const PER_PAGE = 50

const partCount = sql<number>`(
  select count(*)::int from bike_parts as fit join parts as part on part.id = fit.part_id
  where fit.bike_id = bikes.id and part.published)`

export type BikeList = ReturnType<typeof createBikeList>

/** Creates the repository of all bikes, published or not. */
export const createBikeList = (db: Db) => ({
  async list({ page }: { page: number }) {
    const { total } = await db
      .selectFrom('bikes')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await db
      .selectFrom('bikes')
      .selectAll()
      .select(partCount.as('part_count'))
      .orderBy('id')
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE)
      .execute()
    const sizes = await readSizes(
      db,
      rows.map(({ id }) => id),
    )
    const items = rows.map((row): BikeRowData => {
      const built = (sizes.get(row.id) ?? []).filter(({ is_available }) => is_available)
      return { ...toFacts(row), sizes: built.map(({ name }) => name) }
    })
    return { items, page, per_page: PER_PAGE, total }
  },

  /** Returns a bike with its sizes, parts and prices; throws a 404 for one that there isn't. */
  async read(id: number): Promise<AdminBikeData> {
    const row = await db
      .selectFrom('bikes')
      .selectAll()
      .select(partCount.as('part_count'))
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw notFound('This bike')
    return {
      ...toFacts(row),
      use: row.use,
      summary: row.summary,
      description: row.description,
      performance: performanceOf(row),
      sizes: (await readSizes(db, [id])).get(id) ?? [],
      parts: await readParts(db, id),
      prices: await readPrices(db, { kind: 'bike', id }),
    }
  },
})

const toFacts = (row: Selectable<ConfiguratorTables['bikes']> & { part_count: number }) => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  image: row.image,
  price: toDollars(row.price_cents),
  lead_days: row.lead_days,
  is_published: row.published,
  part_count: row.part_count,
  version: row.version,
})

const readParts = (db: Db, bikeId: number): Promise<AdminBikeData['parts']> =>
  db
    .selectFrom('bike_parts as fit')
    .innerJoin('parts as part', 'part.id', 'fit.part_id')
    .innerJoin('slots as slot', 'slot.id', 'part.slot_id')
    .select(['part.id', 'part.title', 'slot.title as slot', 'part.category_id'])
    .select(['fit.is_default', 'part.published as is_published'])
    .where('fit.bike_id', '=', bikeId)
    .orderBy('slot.position')
    .orderBy('slot.id')
    .orderBy('part.id')
    .execute()
