import { seedForumCategories } from '../../../seed/forum/seed-forum.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { publishPost, publishThread } from '../forum-writing/publish.ts'
import { rebuildForumWords } from '../forum/rebuild-forum-words.ts'
import { notifyOfForum } from '../notifications/on-forum.ts'

/** Words that stand in the thread alone, so that whatever has one of them tells of it. */
export const WORDS = { title: 'Quokkaframe', reply: 'velvetnut', question: 'Wobblehub' } as const
const CATEGORY = 2

/** Everybody who reads: `rider` and `newcomer` wrote in the thread, `other` didn't, `author` began it. */
export type Reader = 'guest' | 'other' | 'rider' | 'newcomer' | 'author' | 'agent' | 'admin'

export type Scene = Awaited<ReturnType<typeof openScene>>

/**
 * Opens the API on a forum with a visible thread, and with a thread and an unanswered question of the same author, which
 * staff hide and show. The newcomer has written nowhere else.
 */
export async function openScene() {
  const app = await openTestApp()
  await seedForumCategories(app.db)
  const community = {
    position: 1,
    type: 'community',
    data: JSON.stringify({ title: 'Forum', text: 'Talk.' }),
  }
  await app.db.insertInto('home_sections').values(community).execute()
  const [author, rider, newcomer, other] = [
    await app.member(),
    await app.member(),
    await app.member(),
    await app.member(),
  ]
  const [agent, admin] = [await app.member(1), await app.member(9)]
  const members = { author, rider, newcomer, other, agent, admin }
  const tokenOf = (reader: Reader) => (reader === 'guest' ? undefined : members[reader].token)

  const write = <Result>(work: (trx: typeof app.db) => Promise<Result>) => app.db.transaction().execute(work)
  const begin = (title: string, body: string) =>
    write((trx) =>
      publishThread(trx, notifyOfForum, {
        categoryId: CATEGORY,
        authorId: author.id,
        title,
        tags: ['brakes'],
        body,
        now: new Date(),
      }),
    )
  const reply = (threadId: number, authorId: number, body: string) =>
    write((trx) =>
      publishPost(trx, notifyOfForum, { threadId, authorId, body, replyToId: null, now: new Date() }),
    )
  const setState = (ids: readonly number[], change: 'hide' | 'show') =>
    Promise.all(
      ids.map(async (id) => {
        const { version } = await versionOf(app, id)
        const body = { change, version, reason: 'By the rules.' }
        const path = `/api/backoffice/forum/threads/${id}/state`
        const { statusCode } = await app.call(path, { method: 'POST', as: agent.token, body })
        if (statusCode !== 200) throw new Error(`${change} answers ${statusCode}`)
      }),
    )

  const visible = await begin('Mudguard stays', 'Which fit?')
  await reply(visible.id, rider.id, 'The long ones.')
  const thread = await begin(`${WORDS.title} resonance`, `It hums, @${await nameOf(app, rider.id)}.`)
  const answer = await reply(thread.id, rider.id, `Tighten the ${WORDS.reply}.`)
  const last = await reply(thread.id, newcomer.id, 'It helped me.')
  const question = await begin(`${WORDS.question} on gravel`, 'Does it?')
  const threads = [thread.id, question.id] as const
  await like(app, thread.postId, rider.id)
  await like(app, answer.id, author.id)
  await app.db
    .updateTable('forum_threads')
    .set({ accepted_post_id: answer.id, is_solved: true })
    .where('id', '=', thread.id)
    .execute()
  await app.countRecentLikes()
  await rebuildForumWords(app.db)

  return {
    app,
    members,
    tokenOf,
    category: CATEGORY,
    visible: visible.id,
    thread: thread.id,
    question: question.id,
    posts: { first: thread.postId, answer: answer.id, last: last.id },
    nameOf: (reader: keyof typeof members) => nameOf(app, members[reader].id),
    reply: (reader: keyof typeof members, body: string) => reply(thread.id, members[reader].id, body),
    hide: () => setState(threads, 'hide'),
    show: () => setState(threads, 'show'),
    close: app.close,
    /** Leaves no trace of both threads, as if they had never been. */
    async remove() {
      await app.db
        .updateTable('forum_threads')
        .set({ accepted_post_id: null })
        .where('id', 'in', threads)
        .execute()
      await app.db.deleteFrom('forum_threads').where('id', 'in', threads).execute()
      await rebuildForumWords(app.db)
    },
  }
}

const versionOf = (app: TestApp, id: number) =>
  app.db.selectFrom('forum_threads').select('version').where('id', '=', id).executeTakeFirstOrThrow()

async function nameOf(app: TestApp, id: number) {
  const row = await app.db
    .selectFrom('users')
    .select('user_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.user_name
}

async function like(app: TestApp, post_id: number, user_id: number) {
  await app.db.insertInto('forum_likes').values({ post_id, user_id, at: new Date() }).execute()
  await app.db.updateTable('forum_posts').set({ likes: 1 }).where('id', '=', post_id).execute()
}
