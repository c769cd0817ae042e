import type { TestApp } from '../../testing/test-app.ts'
import { addThread } from '../forum-writing/add-post.ts'

type Case = [action: string, prepare: () => Promise<() => Promise<{ statusCode: number }>>]
interface Office {
  app: TestApp
  admin: { id: number; token: string }
}

const REASON = { reason: 'By the rules.' }
const READ = { ...REASON, version: 1 }
const CATEGORIES = [1, 2].map((id) => ({ id, title: `Category ${id}`, description: 'Talk.' }))

/** Returns the calls by which staff moderate the forum, each with what makes its subject. */
export function forumAuditCases(office: () => Office): Record<string, Case> {
  const write = (path: string, body: object) => () =>
    office().app.call(`/api/backoffice/forum${path}`, { method: 'POST', as: office().admin.token, body })
  async function newThread() {
    const { db } = office().app
    await db
      .insertInto('forum_categories')
      .values(CATEGORIES)
      .onConflict((known) => known.doNothing())
      .execute()
    const { id: authorId } = await office().app.member()
    const text = { categoryId: 1, authorId, title: 'Tyres', tags: [], body: 'Which?', now: new Date() }
    return db.transaction().execute((trx) => addThread(trx, text))
  }
  async function newBan() {
    const { id } = await office().app.member()
    const body = { ...REASON, user_id: id, days: 3 }
    return (await write('/bans', body)()).json().data as { id: number }
  }
  async function newReply() {
    const { id } = await newThread()
    const author = await office().app.member()
    return office()
      .app.db.insertInto('forum_posts')
      .values({ thread_id: id, number: 2, author_id: author.id, body: 'Wide ones.', created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
  }
  async function newFlag() {
    const { postId } = await newThread()
    const { token } = await office().app.member()
    const body = { reason: 'spam' }
    await office().app.call(`/api/forum/posts/${postId}/flags`, { method: 'POST', as: token, body })
    const flags = office().app.db.selectFrom('forum_flags').select('id').orderBy('id', 'desc')
    return { postId, flagId: (await flags.executeTakeFirstOrThrow()).id }
  }
  async function newHeld() {
    const { id } = await newThread()
    const { id: user_id } = await office().app.member()
    return office()
      .app.db.insertInto('forum_held')
      .values({ user_id, thread_id: id, body: 'See my shop.', reason: 'links', at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
  }
  const onThread = (path: string, body: object) => async () => {
    const { id } = await newThread()
    return write(`/threads/${id}/${path}`, body)
  }

  const cases: Record<string, Case> = {
    'threads/:id/state': ['thread.hide', onThread('state', { ...READ, change: 'hide' })],
    'threads/:id/move': ['thread.move', onThread('move', { ...READ, category_id: 2 })],
    'threads/:id/delete': ['thread.delete', onThread('delete', READ)],
    'threads/:id/merge': [
      'thread.merge',
      async () => {
        const [from, into] = [await newThread(), await newThread()]
        return write(`/threads/${from.id}/merge`, { ...READ, into_id: into.id })
      },
    ],
    'posts/:id/delete': ['post.delete', async () => write(`/posts/${(await newReply()).id}/delete`, READ)],
    'flags/:id': [
      'post.flags',
      async () => {
        const { postId, flagId } = await newFlag()
        return write(`/flags/${postId}`, { ...READ, decision: 'kept', last_flag_id: flagId })
      },
    ],
    'held/:id': [
      'held_post.decide',
      async () => write(`/held/${(await newHeld()).id}`, { ...REASON, decision: 'approve' }),
    ],
    bans: [
      'ban.start',
      async () => write('/bans', { ...REASON, user_id: (await office().app.member()).id, days: null }),
    ],
    'bans/:id/lift': ['ban.lift', async () => write(`/bans/${(await newBan()).id}/lift`, REASON)],
    words: ['forum_word.add', async () => write('/words', { word: 'casino', action: 'hold', ...REASON })],
    'words/:id/delete': [
      'forum_word.remove',
      async () => {
        const { id } = (await write('/words', { word: 'poker', action: 'refuse', ...REASON })()).json().data
        return write(`/words/${id}/delete`, { action: 'refuse', ...REASON })
      },
    ],
    'words/:id': [
      'forum_word.change',
      async () => {
        const read = { word: 'roulette', action: 'refuse' }
        const { id } = (await write('/words', { ...read, ...REASON })()).json().data
        return write(`/words/${id}`, { word: 'roulette', action: 'hold', ...REASON, read })
      },
    ],
    tags: ['forum_tag.add', async () => write('/tags', { name: 'cargo' })],
  }
  return Object.fromEntries(
    Object.entries(cases).map(([path, one]) => [`POST /api/backoffice/forum/${path}`, one]),
  )
}
