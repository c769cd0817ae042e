import type { SavedBuildData, SaveNamedBikeData } from '@nireeka/contracts/api'
import { type Selectable, sql } from 'kysely'

import type { Db } from '../../platform/database/open-database.ts'
import { conflict } from '../../platform/http/errors.ts'
import { checkBuild, type CheckedBuild } from './checked-build.ts'
import { copyName } from './copy-name.ts'
import { readSavedBuilds } from './read-saved-builds.ts'
import type { SavedBikeTables } from './tables.ts'

const MOST = 50

interface Needs {
  db: Db
  now: () => Date
}

export type SavedBikes = ReturnType<typeof createSavedBikes>

/** The builds that members keep. What they cost is worked out anew whenever they are read. */
export function createSavedBikes({ db, now }: Needs) {
  const inTurn = <T>(userId: number, work: (trx: Db) => Promise<T>) =>
    db.transaction().execute(async (trx) => {
      // One after the other for each member, or two at once could both be the fiftieth.
      await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
      return work(trx)
    })

  return {
    /** The same build once more without a name is one row, seen as saved now; what has a name stays as it was. */
    save: (userId: number, { name = null, ...wish }: SaveNamedBikeData): Promise<SavedBuildData> =>
      inTurn(userId, async (trx) => {
        const build = await checkBuild(trx, wish)
        const known = name === null ? await findUnnamed(trx, userId, build) : null
        return known
          ? touch(trx, { userId, id: known, at: now() })
          : insert(trx, { ...build, user_id: userId, name, saved_at: now() })
      }),

    /** The newest first. */
    list: (userId: number): Promise<SavedBuildData[]> => readSavedBuilds(db, { userId, at: now() }),

    /** Null when it isn't this member's, like all below. */
    async rename(userId: number, id: number, name: string | null): Promise<SavedBuildData | null> {
      const renamed = await db
        .updateTable('saved_bikes')
        .set({ name })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst()
      return renamed ? readOne(db, { userId, id, at: now() }) : null
    },

    duplicate: (userId: number, id: number): Promise<SavedBuildData | null> =>
      inTurn(userId, async (trx) => {
        const found = await trx
          .selectFrom('saved_bikes as saved')
          .innerJoin('bikes as bike', 'bike.id', 'saved.bike_id')
          .selectAll('saved')
          .select('bike.title')
          .where('saved.id', '=', id)
          .where('saved.user_id', '=', userId)
          .executeTakeFirst()
        if (!found) return null
        const { id: _id, title, ...build } = found
        return insert(trx, { ...build, name: copyName(build.name ?? title), saved_at: now() })
      }),

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

async function findUnnamed(trx: Db, userId: number, build: CheckedBuild): Promise<number | null> {
  const found = await trx
    .selectFrom('saved_bikes')
    .select('id')
    .where('user_id', '=', userId)
    .where('name', 'is', null)
    .where('bike_id', '=', build.bike_id)
    .where('size_id', 'is not distinct from', build.size_id)
    .where('colour_id', 'is not distinct from', build.colour_id)
    .where(sql<boolean>`part_ids = ${build.part_ids}::int[]`)
    .where(sql<boolean>`ral = ${build.ral}::text[]`)
    .executeTakeFirst()
  return found?.id ?? null
}

async function touch(trx: Db, { userId, id, at }: { userId: number; id: number; at: Date }) {
  await trx.updateTable('saved_bikes').set({ saved_at: at }).where('id', '=', id).execute()
  return readOne(trx, { userId, id, at })
}

async function insert(trx: Db, row: Omit<Selectable<SavedBikeTables['saved_bikes']>, 'id'>) {
  const { count } = await trx
    .selectFrom('saved_bikes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', row.user_id)
    .executeTakeFirstOrThrow()
  if (count >= MOST) throw tooManyBuilds()
  const { id } = await trx.insertInto('saved_bikes').values(row).returning('id').executeTakeFirstOrThrow()
  return readOne(trx, { userId: row.user_id, id, at: row.saved_at })
}

async function readOne(db: Db, asked: { userId: number; id: number; at: Date }): Promise<SavedBuildData> {
  const [saved] = await readSavedBuilds(db, asked)
  if (!saved) throw new Error(`Build ${asked.id} is gone`)
  return saved
}

const tooManyBuilds = () =>
  conflict('too_many_builds', `You keep ${MOST} builds already. Remove one to save another.`)
