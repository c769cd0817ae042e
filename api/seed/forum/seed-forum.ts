import { deletePost } from '../../src/community/forum-writing/delete-post.ts'
import type { Db } from '../../src/platform/database/open-database.ts'
import { announcements } from './announcements.ts'
import { buyAndSell } from './buy-and-sell.ts'
import type { ForumThread } from './forum-thread.ts'
import { forumCategories } from './forum-categories.ts'
import { postTimes } from './post-times.ts'
import { readThreads } from './read-threads.ts'
import { demoWriters, riders } from './riders.ts'
import { seedLikes } from './seed-likes.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Inserts the forum's categories, unless they are there already, as in databases from before this was a seed. */
export async function seedForumCategories(db: Db) {
  await db
    .insertInto('forum_categories')
    .values(
      forumCategories.map(({ threads: _threads, ...category }) => ({
        ...category,
        is_staff_only: category.id === announcements.id,
        min_member_days: category.id === buyAndSell.id ? 30 : 0,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Inserts the demo's forum: its riders, threads and likes. Runs after the demo's members, some of whom write here. */
export async function seedForum(db: Db, now = new Date()) {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db
    .insertInto('users')
    .values(riders.map(({ daysAgo, ...rider }) => ({ ...withoutLogin(rider), created_at: before(daysAgo) })))
    .execute()
  for (const { user_name, daysAgo } of demoWriters) {
    await db
      .updateTable('users')
      .set({ created_at: before(daysAgo) })
      .where('user_name', '=', user_name)
      .execute()
  }
  const users = await db.selectFrom('users').select(['id', 'user_name']).execute()
  const idOf = new Map(users.map((user) => [user.user_name, user.id]))

  await seedForumCategories(db)
  for (const [categoryId, thread] of readThreads()) {
    await addThread(db, { thread, categoryId, opened: before(thread.daysAgo), idOf })
  }
  await seedLikes(db, users, now)
}

const withoutLogin = <Rider extends { user_name: string }>(rider: Rider) => ({
  ...rider,
  email: `${rider.user_name}@riders.example.com`,
  password_hash: null,
  avatar: null,
})

interface NewThread {
  thread: ForumThread
  categoryId: number
  opened: Date
  idOf: ReadonlyMap<string, number>
}

async function addThread(db: Db, { thread, categoryId, opened, idOf }: NewThread) {
  const times = postTimes(thread)
  const posts = thread.posts.map(([author, body], index) => ({
    number: index + 1,
    author_id: known(idOf, author),
    body,
    created_at: new Date(opened.getTime() + (times[index] ?? 0)),
  }))
  const [first] = posts
  const last = posts.at(-1)
  if (!first || !last) throw new Error(`${thread.title} has no posts`)
  const { id } = await db
    .insertInto('forum_threads')
    .values({
      category_id: categoryId,
      author_id: first.author_id,
      title: thread.title,
      tags: thread.tags ?? [],
      is_pinned: thread.isPinned ?? false,
      is_locked: thread.isLocked ?? false,
      is_hidden: thread.isHidden ?? false,
      is_solved: thread.isSolved ?? false,
      created_at: opened,
      last_post_at: last.created_at,
      last_post_author_id: last.author_id,
      post_count: posts.length,
      last_number: posts.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const added = await db
    .insertInto('forum_posts')
    .values(posts.map((post) => ({ ...post, thread_id: id })))
    .returning(['id', 'number', 'author_id'])
    .execute()
  await deletePosts(db, { thread, added, idOf, now: last.created_at })
  if (!thread.isSolved) return
  const accepted = answerOf(thread, added)
  if (!accepted) throw new Error(`${thread.title} is solved without an answer`)
  await db.updateTable('forum_threads').set({ accepted_post_id: accepted.id }).where('id', '=', id).execute()
}

interface Deletion extends Pick<NewThread, 'thread' | 'idOf'> {
  added: readonly AddedPost[]
  now: Date
}

async function deletePosts(db: Db, { thread, added, idOf, now }: Deletion) {
  for (const { id: postId, number } of added) {
    const by = thread.deleted?.[number]
    if (by) await deletePost(db, { postId, by: known(idOf, by), now })
  }
}

interface AddedPost {
  id: number
  number: number
  author_id: number
}

function answerOf({ acceptedPost }: ForumThread, posts: readonly AddedPost[]): AddedPost | undefined {
  if (acceptedPost) return posts.find(({ number }) => number === acceptedPost)
  return posts.findLast(({ author_id }) => author_id !== posts[0]?.author_id)
}

function known(ids: ReadonlyMap<string, number>, userName: string): number {
  const id = ids.get(userName)
  if (!id) throw new Error(`${userName} is no rider of this forum`)
  return id
}
