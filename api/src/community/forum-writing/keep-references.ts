import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { namesIn, picturesIn } from './names-in.ts'

interface Text {
  postId: number
  authorId: number
  body: string
}

/**
 * Stores whom a post mentions, and makes the author's unused pictures in it the post's. Called again after an edit:
 * pictures that the text no longer shows are kept, because an earlier text in the history shows them.
 */
export async function keepReferences(trx: Db, { postId, authorId, body }: Text) {
  await trx.deleteFrom('forum_mentions').where('post_id', '=', postId).execute()
  const names = namesIn(body)
  if (names.length > 0)
    await trx
      .insertInto('forum_mentions')
      .columns(['post_id', 'user_id'])
      .expression((eb) =>
        eb
          .selectFrom('users')
          .select([sql.lit(postId).as('post_id'), 'id as user_id'])
          .where(sql`lower(user_name)`, 'in', names)
          .where('id', '<>', authorId),
      )
      .onConflict((known) => known.doNothing())
      .execute()
  const pictures = picturesIn(body)
  if (pictures.length > 0)
    await trx
      .updateTable('forum_pictures')
      .set({ post_id: postId })
      .where('id', 'in', pictures)
      .where('user_id', '=', authorId)
      .where('post_id', 'is', null)
      .execute()
}
