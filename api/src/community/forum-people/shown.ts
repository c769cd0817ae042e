import type { ForumShownData } from '@nireeka/contracts/api'

import { type Db, newToken } from '../../platform/index.ts'

/** What is shown until a member says otherwise. */
const DEFAULTS: ForumShownData = { about: null, shows_bikes: false, shows_likes: true }

/** Returns what a member shows on their author page. */
export async function readShown(db: Db, userId: number): Promise<ForumShownData> {
  const row = await db
    .selectFrom('forum_settings')
    .select(['about', 'shows_bikes', 'shows_likes'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? DEFAULTS
}

/** Stores what a member shows; their other settings of the forum stay as they are. */
export async function writeShown(db: Db, userId: number, shown: ForumShownData) {
  await db
    .insertInto('forum_settings')
    .values({ user_id: userId, ...shown, digested_at: null, unsubscribe_key: newToken() })
    .onConflict((known) => known.column('user_id').doUpdateSet({ ...shown }))
    .execute()
}
