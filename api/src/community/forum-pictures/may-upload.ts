import { lockMember } from '../../identity/index.ts'
import type { Db } from '../../platform/index.ts'
import { moderates, type Reader } from '../forum/may-see.ts'
import { assertNotBanned } from '../forum-moderation/active-ban.ts'
import { pleaseWait } from '../forum-moderation/please-wait.ts'
import { DAY_MS } from '../forum-moderation/writing-limits.ts'

/** How many pictures a member may send within 24 hours: five posts full of them. */
export const PICTURES_PER_DAY = 50

interface Uploader {
  user: NonNullable<Reader>
  now: Date
}

/**
 * Throws for a member who may not send a picture now: a 403 for one who is banned from the forum, a 429 for one who has
 * sent as many as a day allows. The member stays locked, so that pictures at once count, too. Staff have no limit.
 */
export async function assertMayUpload(trx: Db, { user, now }: Uploader) {
  if (moderates(user)) return
  await lockMember(trx, user.id)
  await assertNotBanned(trx, user.id, now)
  const { count, oldest } = await trx
    .selectFrom('forum_pictures')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('at').as('oldest')])
    .where('user_id', '=', user.id)
    .where('at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  if (count < PICTURES_PER_DAY) return
  const freed = DAY_MS - (now.getTime() - (oldest ?? now).getTime())
  throw pleaseWait('You’ve reached the limit of pictures for a day.', freed)
}
