import type { SavedBuildData, SaveNamedBikeData } from '@nireeka/contracts/api'
import { type Selectable, sql } from 'kysely'

import { conflict, type Db } from '../../platform/index.ts'
import { lockMember } from '../../identity/index.ts'
import type { ReservedParts } from '../bike-build/stored-build.ts'
import { checkBuild, type CheckedBuild } from './checked-build.ts'
import { copyName } from './copy-name.ts'
import { readSavedBuilds } from './read-saved-builds.ts'
import type { SavedBikeTables } from './tables.ts'

const MOST = 50

/** Reads how many pieces of each part the member's own unpaid orders hold. */
export type ReadReservedParts = (db: Db, whose: { userId: number; at: Date }) => Promise<ReservedParts>

interface Needs {
  db: Db
  now: () => Date
  reservedParts: ReadReservedParts
}

export type SavedBikes = ReturnType<typeof createSavedBikes>

/** Creates the repository of members' saved builds. Prices are computed anew whenever builds are read. */
export function createSavedBikes({ db, now, reservedParts }: Needs) {
  const inTurn = <T>(userId: number, work: (trx: Db) => Promise<T>) =>
    db.transaction().execute(async (trx) => {
      // Saves of one member are serialised; otherwise two at once could both be the fiftieth and last one allowed.
      await lockMember(trx, userId)
      return work(trx)
    })

  const read = async (trx: Db, asked: { userId: number; id?: number }) =>
    readSavedBuilds(trx, {
      ...asked,
      reserved: await reservedParts(trx, { userId: asked.userId, at: now() }),
    })

  async function readOne(trx: Db, asked: { userId: number; id: number }): Promise<SavedBuildData> {
    const [saved] = await read(trx, asked)
    if (!saved) throw new Error(`Build ${asked.id} is gone`)
    return saved
  }

  return {
    /**
     * Saves a build. An equal build without a name shares one row, whose save time is renewed; a named build stays
     * untouched.
     */
    save: (userId: number, { name = null, ...input }: SaveNamedBikeData): Promise<SavedBuildData> =>
      inTurn(userId, async (trx) => {
        const build = await checkBuild(trx, input)
        const known = name === null ? await findUnnamed(trx, userId, build) : null
        const id = known ?? (await insert(trx, { ...build, user_id: userId, name, saved_at: now() }))
        if (known !== null) await touch(trx, known, now())
        return readOne(trx, { userId, id })
      }),

    /** Returns the member's saved builds, the newest first. */
    list: (userId: number): Promise<SavedBuildData[]> => read(db, { userId }),

    /** Renames a build; null when it isn't this member's, as for the functions below. */
    async rename(userId: number, id: number, name: string | null): Promise<SavedBuildData | null> {
      const renamed = await db
        .updateTable('saved_bikes')
        .set({ name })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst()
      return renamed ? readOne(db, { userId, id }) : null
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
        const copy = await insert(trx, { ...build, name: copyName(build.name ?? title), saved_at: now() })
        return readOne(trx, { userId, id: copy })
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

const touch = (trx: Db, id: number, saved_at: Date) =>
  trx.updateTable('saved_bikes').set({ saved_at }).where('id', '=', id).execute()

/** Inserts a build into the member's list and returns its id. */
async function insert(trx: Db, row: Omit<Selectable<SavedBikeTables['saved_bikes']>, 'id'>): Promise<number> {
  const { count } = await trx
    .selectFrom('saved_bikes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', row.user_id)
    .executeTakeFirstOrThrow()
  if (count >= MOST) throw tooManyBuilds()
  const { id } = await trx.insertInto('saved_bikes').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

const tooManyBuilds = () =>
  conflict(
    'too_many_builds',
    `You’ve saved ${MOST} builds, the most we can keep. Delete one to save another.`,
  )
