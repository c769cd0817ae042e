import { conflict, type Db, fingerprintOf } from '../../platform/index.ts'

interface Sending {
  userId: number
  key: string
  /** What is sent, to tell a repeated request from another one under the same key. */
  contents: unknown
  now: Date
}

interface Sent {
  thread_id: number | null
  post_id: number | null
}

/**
 * Does the work once per member and key, and returns what came of it; both ids are null for what is held. A request
 * that comes again waits for the first one and gets its result.
 */
export async function sendOnce(trx: Db, sending: Sending, work: () => Promise<Sent>): Promise<Sent> {
  const { userId: user_id, key, contents, now: at } = sending
  const content_hash = fingerprintOf(contents)
  const begun = await trx
    .insertInto('forum_sent')
    .values({ user_id, key, content_hash, thread_id: null, post_id: null, at })
    .onConflict((known) => known.doNothing())
    .returning('key')
    .executeTakeFirst()
  const stored = { user_id, key }
  if (begun) {
    const sent = await work()
    await trx
      .updateTable('forum_sent')
      .set(sent)
      .where('user_id', '=', stored.user_id)
      .where('key', '=', stored.key)
      .execute()
    return sent
  }
  const before = await trx
    .selectFrom('forum_sent')
    .select(['content_hash', 'thread_id', 'post_id'])
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (before.content_hash !== content_hash)
    throw conflict('key_reused', 'This was already sent with different content. Please reload the page.')
  return { thread_id: before.thread_id, post_id: before.post_id }
}
