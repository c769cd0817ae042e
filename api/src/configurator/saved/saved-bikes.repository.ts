import { toDollars } from '@nireeka/contracts'
import type { SaveBikeData, SavedBikeData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../database/open-database.ts'
import { conflict } from '../../http/errors.ts'
import { checkBuild } from './checked-build.ts'

const MOST = 50

interface Needs {
  db: Db
  now: () => Date
}

export type SavedBikes = ReturnType<typeof createSavedBikes>

/** The builds that members keep. What they cost is worked out anew whenever they are read. */
export function createSavedBikes({ db, now }: Needs) {
  return {
    /** The same build once more is one row, seen as saved now. */
    save: (userId: number, wish: SaveBikeData): Promise<SavedBikeData> =>
      db.transaction().execute(async (trx) => {
        const build = await checkBuild(trx, wish)
        // One after the other for each member, or two at once could both be the fiftieth.
        await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
        const { id } = await trx
          .insertInto('saved_bikes')
          .values({ user_id: userId, ...build, saved_at: now() })
          .onConflict((same) =>
            same
              .columns(['user_id', 'bike_id', 'size_id', 'colour_id', 'part_ids'])
              .doUpdateSet({ saved_at: now() }),
          )
          .returning('id')
          .executeTakeFirstOrThrow()
        const saved = await read(trx, userId)
        if (saved.length > MOST) throw tooManyBuilds()
        return saved.find((bike) => bike.id === id)!
      }),

    /** The newest first. */
    list: (userId: number): Promise<SavedBikeData[]> => read(db, userId),

    /** False when it isn't this member's. */
    async remove(userId: number, id: number): Promise<boolean> {
      const removed = await db
        .deleteFrom('saved_bikes')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst()
      return removed !== undefined
    },
  }
}

const tooManyBuilds = () =>
  conflict('too_many_builds', `You keep ${MOST} builds already. Remove one to save another.`)

async function read(db: Db, userId: number): Promise<SavedBikeData[]> {
  const rows = await db
    .selectFrom('saved_bikes as saved')
    .innerJoin('bikes as bike', 'bike.id', 'saved.bike_id')
    .leftJoin('bike_sizes as size', 'size.id', 'saved.size_id')
    .leftJoin('colours as colour', 'colour.id', 'saved.colour_id')
    .select(['saved.id', 'saved.part_ids', 'saved.saved_at', 'bike.slug', 'bike.title', 'bike.image'])
    .select(['size.id as size_id', 'size.name as size_name'])
    .select(['colour.id as colour_id', 'colour.name as colour_name'])
    .select(priceInCents)
    .where('saved.user_id', '=', userId)
    .orderBy('saved.saved_at', 'desc')
    .orderBy('saved.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    bike_slug: row.slug,
    title: row.title,
    image: row.image,
    size: named(row.size_id, row.size_name),
    color: named(row.colour_id, row.colour_name),
    part_ids: row.part_ids,
    price: toDollars(row.price_cents),
    saved_at: row.saved_at.toISOString(),
  }))
}

const priceInCents = sql<number>`bike.price_cents + coalesce(colour.price_cents, 0)
  + (select coalesce(sum(part.price_cents), 0) from parts as part where part.id = any(saved.part_ids))`.as(
  'price_cents',
)

const named = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name })
