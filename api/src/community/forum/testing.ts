import type { TestApp } from '../../testing/test-app.ts'

interface NewThread {
  authorId: number
  title?: string
  posts?: readonly string[]
  tags?: string[]
  category?: number
  at?: Date
  is_hidden?: boolean
  is_locked?: boolean
  is_pinned?: boolean
}

/** Adds a thread with its posts, all by one author; returns its id. */
export async function addTestThread(app: TestApp, { authorId, ...thread }: NewThread): Promise<number> {
  const { title = 'A thread', posts = ['First post'], tags = [], category = 2, at = new Date() } = thread
  const { is_hidden = false, is_locked = false, is_pinned = false } = thread
  const { id } = await app.db
    .insertInto('forum_threads')
    .values({
      category_id: category,
      author_id: authorId,
      title,
      tags,
      is_hidden,
      is_locked,
      is_pinned,
      created_at: at,
      last_post_at: at,
      post_count: posts.length,
      last_number: posts.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = posts.map((body, index) => ({
    thread_id: id,
    number: index + 1,
    author_id: authorId,
    body,
    created_at: at,
  }))
  await app.db.insertInto('forum_posts').values(rows).execute()
  return id
}
