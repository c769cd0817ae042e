import type { DataExportData } from '@nireeka/contracts/api'

import { ApiError, conflict, type Db, notFound, wakeJob } from '../../platform/index.ts'
import { lockMember } from '../accounts/members.ts'

const DAY_MS = 24 * 60 * 60_000
const MOST_PER_DAY = 3
const KEPT_DAYS = 7

interface Needs {
  db: Db
  now: () => Date
}

export type DataExports = ReturnType<typeof createDataExports>

/** Creates the repository of the files with everything that is stored about a member. */
export function createDataExports({ db, now }: Needs) {
  const ready = (userId: number, id: number) =>
    db
      .selectFrom('data_exports')
      .select(['id', 'size_bytes', 'asked_at'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('state', '=', 'ready')
      .where('expires_at', '>', now())
      .executeTakeFirst()

  /** Asks for an export within the caller's transaction. The member's row is locked, so that of two calls at once one is refused. */
  async function askWithin(trx: Db, userId: number) {
    await lockMember(trx, userId)
    const today = await trx
      .selectFrom('data_exports')
      .select('state')
      .where('user_id', '=', userId)
      .where('asked_at', '>', new Date(now().getTime() - DAY_MS))
      .execute()
    if (today.some(({ state }) => state === 'waiting')) throw isBeingMade()
    if (today.length >= MOST_PER_DAY) throw enoughToday()
    await trx
      .insertInto('data_exports')
      .values({ user_id: userId, state: 'waiting', asked_at: now() })
      .execute()
    await wakeJob(trx, 'makeDataExports')
  }

  return {
    askWithin,

    /** Returns the member's latest export; null for none. */
    async latest(userId: number): Promise<DataExportData | null> {
      const row = await db
        .selectFrom('data_exports')
        .select(['id', 'state', 'asked_at', 'size_bytes', 'expires_at'])
        .where('user_id', '=', userId)
        .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now())]))
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (!row) return null
      const { asked_at, expires_at, ...rest } = row
      return {
        ...rest,
        asked_at: asked_at.toISOString(),
        expires_at: expires_at?.toISOString() ?? null,
      }
    },

    /** Asks for an export, which is made at once. */
    ask: (userId: number) => db.transaction().execute((trx) => askWithin(trx, userId)),

    /** Returns the member's file with its pieces, which are read one after the other. */
    async open(userId: number, id: number) {
      const found = await ready(userId, id)
      if (!found) throw notFound('This file')
      return { sizeBytes: found.size_bytes ?? 0, askedAt: found.asked_at, pieces: piecesOf(db, id) }
    },

    /** Deletes the files whose time is over; their rows stay for a day, since the day's limit counts them. */
    async purge() {
      await db
        .deleteFrom('data_export_parts')
        .using('data_exports as made')
        .whereRef('made.id', '=', 'data_export_parts.export_id')
        .where('made.expires_at', '<=', now())
        .execute()
      await db
        .deleteFrom('data_exports')
        .where('state', '!=', 'waiting')
        .where('asked_at', '<', new Date(now().getTime() - KEPT_DAYS * DAY_MS))
        .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '<=', now())]))
        .execute()
    },
  }
}

async function* piecesOf(db: Db, exportId: number) {
  for (let number = 0; ; number += 1) {
    const piece = await db
      .selectFrom('data_export_parts')
      .select('bytes')
      .where('export_id', '=', exportId)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!piece) return
    yield piece.bytes
  }
}

const isBeingMade = () =>
  conflict(
    'export_is_being_made',
    'We’re already preparing your file. We’ll email you as soon as it’s ready.',
  )
const enoughToday = () =>
  new ApiError(
    429,
    'enough_exports',
    `You can ask for ${MOST_PER_DAY} files a day. Please come back tomorrow.`,
  )
