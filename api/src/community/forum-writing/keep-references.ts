import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { keepPostPictures } from './keep-pictures.ts'
import { namesIn } from './names-in.ts'

interface Text {
  postId: number
  authorId: number
  body: string
  now: Date
}

/**
 * Stores whom a post mentions and which pictures it shows; called again after an edit. A picture that an edit takes out
 * is gone for readers at once, and a day later for the history, too. Throws a 422 for pictures that the post can't have.
 */
export async function keepReferences(trx: Db, { postId, authorId, body, now }: Text) {
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
  await keepPostPictures(trx, { postId, authorId, body, now })
}
