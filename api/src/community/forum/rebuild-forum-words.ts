import { sql } from 'kysely'

import { type Db, refreshWords } from '../../platform/index.ts'

const HOUR_MS = 60 * 60 * 1000

/** The texts that everybody may read. */
const TITLES = `select to_tsvector('simple', fold(title)) from forum_threads where not is_gone and not is_hidden`
const POSTS = `select to_tsvector('simple', fold(post.body)) from forum_posts as post
  join forum_threads as thread on thread.id = post.thread_id
  where post.deleted_at is null and not thread.is_gone and not thread.is_hidden`
/** In how many posts a word has to be that is in no title, so that one person's mistyped word isn't known. */
const MIN_POSTS = 2

/**
 * Writes the words by which searches are corrected anew: those of titles, and those of several posts. Hidden and
 * deleted texts are left out, since a correction would tell of them.
 */
export async function rebuildForumWords(db: Db) {
  await refreshWords(db, 'forum', { texts: TITLES, moreTexts: POSTS, minDocuments: MIN_POSTS })
}

/** Creates the job that rebuilds the words once an hour, in one process at a time. */
export function createRebuildForumWords({ db, now }: { db: Db; now: () => Date }) {
  let next = 0
  return async () => {
    if (now().getTime() < next) return
    await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ is_mine: boolean }>`
        select pg_try_advisory_xact_lock(hashtext('words of forum')) as is_mine`.execute(trx)
      if (rows[0]?.is_mine) await rebuildForumWords(trx)
    })
    next = now().getTime() + HOUR_MS
  }
}
