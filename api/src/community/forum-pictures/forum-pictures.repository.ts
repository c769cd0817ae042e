import type { ForumPictureData } from '@nireeka/contracts/api'

import { type Caller, type Db, notFound } from '../../platform/index.ts'
import { maySee, moderates, type Reader } from '../forum/may-see.ts'
import { keptUntil } from './kept-until.ts'
import { drawPicture } from './draw-picture.ts'
import { assertMayUpload } from './may-upload.ts'

export type ForumPictures = ReturnType<typeof createForumPictures>

/** Creates the repository of the pictures in forum posts. */
export function createForumPictures({ db, now }: { db: Db; now: () => Date }) {
  return {
    /** Stores a picture, which only its uploader and staff see until a post shows it. */
    async add(user: Caller, sent: Buffer): Promise<ForumPictureData> {
      // Asked before the picture is drawn, too, because drawing is what costs.
      await assertMayUpload(db, { user, now: now() })
      const drawn = await drawPicture(sent)
      return db.transaction().execute(async (trx) => {
        const at = now()
        await assertMayUpload(trx, { user, now: at })
        return trx
          .insertInto('forum_pictures')
          .values({ ...drawn, user_id: user.id, kind: 'image/webp', at, kept_until: keptUntil(at) })
          .returning(['id', 'width', 'height'])
          .executeTakeFirstOrThrow()
      })
    },

    /** Throws the same 404 for a picture that this reader may not see as for one that never was. */
    async assertVisible(reader: Reader, id: string): Promise<void> {
      const seen = await visiblePicture(db, reader, id).executeTakeFirst()
      if (!seen) throw notFound('This picture')
    },

    async bytesOf(id: string, isSmall: boolean): Promise<Buffer> {
      const picture = await db
        .selectFrom('forum_pictures')
        .select((eb) => (isSmall ? eb.fn.coalesce('small', 'bytes') : eb.ref('bytes')).as('bytes'))
        .where('id', '=', id)
        .executeTakeFirst()
      if (!picture) throw notFound('This picture')
      return picture.bytes
    },
  }
}

/**
 * Selects a picture if this reader may see it: everybody while a post that they may read shows it, its uploader and
 * staff always. A deleted or held post shows nothing, and a hidden thread's posts only what `maySee` allows.
 */
function visiblePicture(db: Db, reader: Reader, id: string) {
  const picture = db.selectFrom('forum_pictures as picture').select('picture.id').where('picture.id', '=', id)
  if (moderates(reader)) return picture
  return picture.where((eb) => {
    const shown = eb.exists(
      eb
        .selectFrom('forum_post_pictures as shown')
        .innerJoin('forum_posts as post', 'post.id', 'shown.post_id')
        .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
        .select('post.id')
        .whereRef('shown.picture_id', '=', 'picture.id')
        .where('post.deleted_at', 'is', null)
        .where('thread.is_gone', '=', false)
        .where(maySee(reader)),
    )
    return reader ? eb.or([eb('picture.user_id', '=', reader.id), shown]) : shown
  })
}
