import { formatDate } from '@nireeka/contracts'

import { ApiError, type Db } from '../../platform/index.ts'

/** Selects a member's ban that is in force. */
export const activeBan = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('forum_bans')
    .select(['id', 'reason', 'ends_at'])
    .where('user_id', '=', userId)
    .where('lifted_at', 'is', null)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('id', 'desc')
    .limit(1)

/** Throws a 403 that says until when and why, for a member who is banned from the forum. */
export async function assertNotBanned(db: Db, userId: number, now: Date) {
  const ban = await activeBan(db, userId, now).executeTakeFirst()
  if (!ban) return
  const until = ban.ends_at ? ` until ${formatDate(ban.ends_at, 'dayAndTime')} UTC` : ''
  throw new ApiError(403, 'banned', `You can’t write in the forum${until}. The reason: ${ban.reason}`)
}
