import type { NotificationChoicesData } from '@nireeka/contracts/api'

import { type Db, newToken } from '../../platform/index.ts'

const DEFAULTS: NotificationChoicesData = { writing_level: 'all', tells_likes: true }

/** Returns what a member is told of unless they choose otherwise for a thread. */
export async function readChoices(db: Db, userId: number): Promise<NotificationChoicesData> {
  const row = await db
    .selectFrom('forum_settings')
    .select(['writing_level', 'tells_likes'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? DEFAULTS
}

/** Stores what a member is told of; their other settings of the forum stay as they are. */
export async function writeChoices(db: Db, userId: number, choices: NotificationChoicesData) {
  await db
    .insertInto('forum_settings')
    .values({ user_id: userId, ...choices, about: null, digested_at: null, unsubscribe_key: newToken() })
    .onConflict((known) => known.column('user_id').doUpdateSet({ ...choices }))
    .execute()
}
