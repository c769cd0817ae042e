import type { Db } from '../../platform/index.ts'
import { endedBefore } from './kept-until.ts'

/** The most pictures of a run, so that no statement takes long. */
const MOST_ROWS = 500

/**
 * Creates the job that deletes the pictures that no text has shown for a day: those of texts that were never sent, of
 * deleted posts and threads, of rejected posts, and those that an edit has taken out.
 */
export const createPurgePictures =
  ({ db, now }: { db: Db; now: () => Date }) =>
  async () => {
    const at = now()
    const ended = endedBefore(at)
    const unused = db
      .selectFrom('forum_pictures as picture')
      .select('picture.id')
      .where('picture.kept_until', '<', at)
      .where((eb) =>
        eb.not(eb.exists(postsOf(db, ended).where('shown.picture_id', '=', eb.ref('picture.id')))),
      )
      .where((eb) =>
        eb.not(eb.exists(heldOf(db, ended).where('shown.picture_id', '=', eb.ref('picture.id')))),
      )
      .limit(MOST_ROWS)
    await db
      .deleteFrom('forum_pictures')
      .where('id', 'in', unused)
      // Asked of the row itself, which a text that begins to show the picture at this moment has changed.
      .where('kept_until', '<', at)
      .execute()
  }

/** Selects the posts that show a picture, or did so until less than a day ago. */
const postsOf = (db: Db, ended: Date) =>
  db
    .selectFrom('forum_post_pictures as shown')
    .innerJoin('forum_posts as post', 'post.id', 'shown.post_id')
    .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
    .select('post.id')
    .where((eb) => eb.or([eb('post.deleted_at', 'is', null), eb('post.deleted_at', '>', ended)]))
    .where((eb) => eb.or([eb('thread.deleted_at', 'is', null), eb('thread.deleted_at', '>', ended)]))

/** Selects the texts with a picture that wait for a moderator, or did so until less than a day ago. */
const heldOf = (db: Db, ended: Date) =>
  db
    .selectFrom('forum_held_pictures as shown')
    .innerJoin('forum_held as held', 'held.id', 'shown.held_id')
    .select('held.id')
    .where((eb) => eb.or([eb('held.decided_at', 'is', null), eb('held.decided_at', '>', ended)]))
