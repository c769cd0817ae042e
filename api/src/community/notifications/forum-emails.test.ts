import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Email } from '../../platform/email/email.ts'
import type { QueuedEmail } from '../../platform/email/queue-email.ts'
import { toMessage } from '../../platform/email/sending/to-message.ts'
import { createWriteEmail } from '../../platform/email/write-email.ts'
import { emailWriters } from '../../emails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { publishPost, publishThread } from '../forum-writing/publish.ts'
import { notifyModerated, notifyOfForum } from './on-forum.ts'

const SITE = 'https://bikes.example'
const HOSTILE = '<img src=x onerror=alert(1)>'
const now = new Date()

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await app.db.insertInto('forum_categories').values({ id: 99, title: 'Talk', description: '' }).execute()
})
afterAll(() => app.close())

/** Writes an email of the forum to a member about all that they are told of. */
async function emailAbout(template: 'forum_mention' | 'forum_digest', userId: number): Promise<Email | null> {
  const write = createWriteEmail({ db: app.db, origin: SITE, writers: emailWriters })
  const rows = await app.db.selectFrom('notifications').select('id').where('user_id', '=', userId).execute()
  const ids = rows.map(({ id }) => id)
  const data =
    template === 'forum_mention'
      ? { user_id: userId, notification_id: ids[0] ?? 0 }
      : { user_id: userId, notification_ids: ids }
  return write({ template, to: 'anna@example.com', data } as QueuedEmail, { id: '0', at: now })
}

/** Opens a thread by one member with an answer by another that mentions the first one. */
async function mentioned() {
  const [anna, ben] = [await app.member(), await app.member()]
  const { user_name } = await app.db
    .selectFrom('users')
    .select('user_name')
    .where('id', '=', anna.id)
    .executeTakeFirstOrThrow()
  const thread = { categoryId: 99, authorId: anna.id, title: `Loud ${HOSTILE}`, tags: [], body: 'Hm.', now }
  const opened = await app.db.transaction().execute((trx) => publishThread(trx, notifyOfForum, thread))
  const post = {
    threadId: opened.id,
    authorId: ben.id,
    body: `@${user_name} ${HOSTILE}`,
    replyToId: null,
    now,
  }
  const { id } = await app.db.transaction().execute((trx) => publishPost(trx, notifyOfForum, post))
  return { anna, ben, postId: id, threadId: opened.id }
}

const hrefsOf = (email: Email | null) =>
  [...(email?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

test.each(['forum_mention', 'forum_digest'] as const)(
  '%s leads to the post, keeps hostile words words, and can be called off with one click (RFC 8058)',
  async (template) => {
    const { anna, postId } = await mentioned()
    const email = await emailAbout(template, anna.id)
    const { unsubscribe_key: key } = await app.db
      .selectFrom('forum_settings')
      .select('unsubscribe_key')
      .where('user_id', '=', anna.id)
      .executeTakeFirstOrThrow()
    const leave = `${SITE}/forum/unsubscribe?key=${key}`
    expect(hrefsOf(email)).toEqual([`${SITE}/forum/post/${postId}`, leave])
    expect(email?.text).toContain(`${SITE}/forum/post/${postId}`)
    expect(email?.text).toMatch(/^.*Hello /s)
    expect(email?.html).not.toMatch(/<(?:img|link|script|iframe|svg)|url\(|@import/i)
    const addresses = `${email?.html} ${email?.text}`.match(/https?:\/\/[^/\s"<]+/g) ?? []
    expect(new Set(addresses)).toEqual(new Set([SITE]))
    expect(email?.unsubscribe).toBe(leave)
    expect(toMessage(email!, 'hello@bikes.example').headers).toMatchObject({
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const end = await app.call('/api/forum/unsubscribe', { method: 'POST', body: { key } })
    expect(end.statusCode).toBe(200)
  },
)

test('a digest tells of a new thread that wasn’t published, with the reason and without a page', async () => {
  const [anna, agent] = [await app.member(), await app.member(1)]
  await notifyModerated(app.db, {
    userId: anna.id,
    threadId: null,
    title: 'Cheap tyres',
    postId: null,
    by: agent.id,
    action: 'reject',
    reason: 'Advertising.',
    now,
  })
  const email = await emailAbout('forum_digest', anna.id)
  expect(email?.text).toContain('Our team didn’t publish your thread “Cheap tyres”. The reason: Advertising.')
  expect(hrefsOf(email)).toEqual([expect.stringContaining('/forum/unsubscribe?key=')])
})

test('nothing is sent of a thread that was hidden since', async () => {
  const { ben, anna, threadId } = await mentioned()
  const post = { threadId, authorId: anna.id, body: 'Thanks.', replyToId: null, now }
  await app.db.transaction().execute((trx) => publishPost(trx, notifyOfForum, post))
  expect(await emailAbout('forum_digest', ben.id)).not.toBeNull()
  await app.db.updateTable('forum_threads').set({ is_hidden: true }).where('id', '=', threadId).execute()
  expect(await emailAbout('forum_digest', ben.id)).toBeNull()
})
