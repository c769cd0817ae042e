import { FORUM_PICTURES } from '@nireeka/contracts/api'

import { type Db, invalid } from '../../platform/index.ts'
import { keptUntil } from '../forum-pictures/kept-until.ts'
import { picturesIn } from './names-in.ts'

interface Text {
  authorId: number
  body: string
  now: Date
}

/**
 * Stores which pictures a post shows; called again after an edit. Throws a 422 for too many pictures, and for one that
 * neither its author has sent nor the post has already.
 */
export async function keepPostPictures(trx: Db, { postId, ...text }: Text & { postId: number }) {
  const rows = await trx
    .selectFrom('forum_post_pictures')
    .select('picture_id')
    .where('post_id', '=', postId)
    .execute()
  const before = rows.map(({ picture_id }) => picture_id)
  const shown = await claim(trx, text, before)
  const gone = before.filter((id) => !shown.includes(id))
  const added = shown.filter((id) => !before.includes(id))
  if (gone.length > 0) {
    await trx
      .deleteFrom('forum_post_pictures')
      .where('post_id', '=', postId)
      .where('picture_id', 'in', gone)
      .execute()
    await keep(trx, gone, text.now).execute()
  }
  if (added.length > 0)
    await trx
      .insertInto('forum_post_pictures')
      .values(added.map((picture_id) => ({ post_id: postId, picture_id })))
      .execute()
}

/** Stores which pictures a text shows that waits for a moderator; throws as `keepPostPictures` does. */
export async function keepHeldPictures(trx: Db, { heldId, ...text }: Text & { heldId: number }) {
  const shown = await claim(trx, text, [])
  if (shown.length > 0)
    await trx
      .insertInto('forum_held_pictures')
      .values(shown.map((picture_id) => ({ held_id: heldId, picture_id })))
      .execute()
}

/** Returns the ids of a text's pictures, which are kept from then on; throws for those that it can't have. */
async function claim(trx: Db, { authorId, body, now }: Text, before: string[]) {
  const shown = picturesIn(body)
  if (shown.length === 0) return shown
  if (shown.length > FORUM_PICTURES.perPost)
    throw invalid('body', `A post can show up to ${FORUM_PICTURES.perPost} pictures.`)
  const claimed = await keep(trx, shown, now)
    .where((eb) =>
      before.length > 0
        ? eb.or([eb('user_id', '=', authorId), eb('id', 'in', before)])
        : eb('user_id', '=', authorId),
    )
    .returning('id')
    .execute()
  if (claimed.length < shown.length) throw invalid('body', NOT_YOURS)
  return shown
}

/** Keeps pictures for a day, whatever else happens. The job that deletes unused ones waits for the row, and then sees it. */
const keep = (trx: Db, ids: string[], now: Date) =>
  trx
    .updateTable('forum_pictures')
    .set({ kept_until: keptUntil(now) })
    .where('id', 'in', ids)

const NOT_YOURS =
  'Your text has a picture that’s no longer here or was sent by someone else. Remove it, or add it again.'
