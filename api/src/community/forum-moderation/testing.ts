import { seedForum } from '../../../seed/forum/seed-forum.ts'
import { seedPeople } from '../../../seed/people.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { addPost, addThread } from '../forum-writing/add-post.ts'

/** Opens the API on the demo's forum, with a member, an agent and an admin who have just given their passwords. */
export async function openForumDesk(now: () => Date = () => new Date()) {
  const app = await openTestApp({ now })
  await seedPeople(app.db)
  await seedForum(app.db, now())
  const [rider, agent, admin] = [await app.member(), await app.member(1), await app.member(9)]
  const { db } = app

  const staffCall = (path: string, body?: object, as = agent.token) =>
    app.call(`/api/backoffice/forum${path}`, body ? { method: 'POST', as, body } : { as })

  /** Opens a thread with so many replies by the rider. */
  async function newThread({ replies = 0, by = rider.id, at = now() } = {}) {
    const thread = { categoryId: 2, authorId: by, title: 'Which tyres?', tags: [], body: 'In winter.' }
    const { id, postId } = await db.transaction().execute((trx) => addThread(trx, { ...thread, now: at }))
    const posts = [postId]
    for (let count = 1; count <= replies; count++) {
      const reply = { threadId: id, authorId: by, body: `Reply ${count}`, replyToId: null, now: at }
      posts.push((await db.transaction().execute((trx) => addPost(trx, reply))).id)
    }
    return { id, posts: posts as [number, ...number[]], version: 1 }
  }

  const flag = (postId: number, as: string, body: object = { reason: 'spam' }) =>
    app.call(`/api/forum/posts/${postId}/flags`, { method: 'POST', as, body })

  const hold = (change: object = {}) =>
    db
      .insertInto('forum_held')
      .values({
        user_id: rider.id,
        thread_id: null,
        reply_to_id: null,
        category_id: 2,
        title: 'Cheap tyres',
        tags: ['tyres'],
        body: 'At my shop.',
        reason: 'links',
        at: now(),
        ...change,
      })
      .returning('id')
      .executeTakeFirstOrThrow()

  const actions = async () =>
    (await db.selectFrom('audit_log').select(['action', 'after']).orderBy('id').execute()).map(
      ({ action, after }) => [action, after?.reason],
    )
  return { app, db, rider, agent, admin, staffCall, newThread, flag, hold, actions, close: app.close }
}

export type ForumDesk = Awaited<ReturnType<typeof openForumDesk>>
