import { sql } from 'kysely'

import { lockMember } from '../../identity/index.ts'
import { type Db, WaitError } from '../../platform/index.ts'

const DAY_MS = 24 * 60 * 60_000
const HOUR_MS = 60 * 60_000
/** The photos that one member may send within 24 hours, as many as files of tickets. */
const PER_DAY = { photos: 30, bytes: 100_000_000 }

/** Throws a 429 when a photo of so many bytes would be more than a member may send within a day; the member stays locked. */
export async function assertMaySendPhoto(
  trx: Db,
  { userId, at }: { userId: number; at: Date },
  bytes: number,
) {
  await lockMember(trx, userId)
  const { count, sum, oldest } = await trx
    .selectFrom('return_photos as photo')
    .innerJoin('returns as asked', 'asked.id', 'photo.return_id')
    .innerJoin('orders as order', 'order.id', 'asked.order_id')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(octet_length(photo.bytes)), 0)`.as('sum'),
      eb.fn.min('photo.at').as('oldest'),
    ])
    .where('order.user_id', '=', userId)
    .where('photo.at', '>', new Date(at.getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  if (count < PER_DAY.photos && sum + bytes <= PER_DAY.bytes) return
  const ms = DAY_MS - (at.getTime() - (oldest ?? at).getTime())
  const hours = Math.ceil(ms / HOUR_MS)
  throw new WaitError(
    `You’ve reached today’s limit for photos. Please wait ${hours === 1 ? 'an hour' : `${hours} hours`} and try again.`,
    Math.ceil(ms / 1000),
  )
}
