import { createCountRecentLikes } from '../../src/community/forum/count-recent-likes.ts'
import type { Db } from '../../src/platform/database/open-database.ts'

/** Every third post is liked, by up to this many. */
const MOST_LIKES = 11
const EVERY = 3
/** Steps through the members that make another group of each post's likes. */
const STEP = 7

interface Member {
  id: number
}

/** Inserts likes of the demo's posts: some have none, some many, none its author's own. */
export async function seedLikes(db: Db, members: readonly Member[], now: Date) {
  const posts = await db
    .selectFrom('forum_posts')
    .select(['id', 'author_id', 'number'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const likes = posts
    .filter(({ id }) => id % EVERY === 0)
    .flatMap(({ id, author_id }) =>
      likersOf(id, members)
        .filter((member) => member !== author_id)
        .map((user_id) => ({ post_id: id, user_id, at: now })),
    )
  await db.insertInto('forum_likes').values(likes).execute()
  await db
    .updateTable('forum_posts')
    .set((eb) => ({
      likes: eb
        .selectFrom('forum_likes')
        .whereRef('forum_likes.post_id', '=', 'forum_posts.id')
        .select((count) => count.fn.countAll<number>().as('likes'))
        .$asScalar()
        .$notNull(),
    }))
    .execute()
  // The job counts them by the hour; the list “Top” is right from the start.
  await createCountRecentLikes({ db, now: () => now })()
}

function likersOf(postId: number, members: readonly Member[]): number[] {
  const count = (postId * STEP) % (MOST_LIKES + 1)
  const found = Array.from(
    { length: count },
    (_, index) => members[(postId + index * STEP) % members.length]?.id,
  )
  return [...new Set(found)].filter((id) => id !== undefined)
}
