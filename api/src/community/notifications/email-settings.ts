import type { ForumEmailsData } from '@nireeka/contracts/api'

import { type Db, newToken } from '../../platform/index.ts'

const DEFAULTS: ForumEmailsData = { digest: 'off', emails_mentions: true }

/** Returns which emails of the forum a member gets. */
export async function readEmailSettings(db: Db, userId: number): Promise<ForumEmailsData> {
  const row = await db
    .selectFrom('forum_settings')
    .select(['digest', 'emails_mentions'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? DEFAULTS
}

/** Stores which emails a member gets; the first digest comes a day or a week after it was chosen. */
export async function writeEmailSettings(db: Db, userId: number, settings: ForumEmailsData, now: Date) {
  await db
    .insertInto('forum_settings')
    .values({ user_id: userId, ...settings, about: null, digested_at: now, unsubscribe_key: newToken() })
    .onConflict((known) => known.column('user_id').doUpdateSet({ ...settings, digested_at: now }))
    .execute()
}

/** Returns the key in a member's unsubscribe links, which is made with the first email. */
export async function unsubscribeKeyOf(db: Db, userId: number): Promise<string> {
  await db
    .insertInto('forum_settings')
    .values({ user_id: userId, about: null, digested_at: null, unsubscribe_key: newToken() })
    .onConflict((known) => known.column('user_id').doNothing())
    .execute()
  const { unsubscribe_key } = await db
    .selectFrom('forum_settings')
    .select('unsubscribe_key')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return unsubscribe_key
}

/** Ends all emails of the forum to the owner of a key; false for an unknown key. */
export async function unsubscribe(db: Db, key: string): Promise<boolean> {
  const changed = await db
    .updateTable('forum_settings')
    .set({ digest: 'off', emails_mentions: false })
    .where('unsubscribe_key', '=', key)
    .returning('user_id')
    .executeTakeFirst()
  return changed !== undefined
}
