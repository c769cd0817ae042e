import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { EmailRefused } from '../../platform/email/email.ts'
import { openPost } from '../../testing/post.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { addSubscribers, clearNewsletter, createNewsroom, type Newsroom } from './testing.ts'

let app: TestApp
let newsroom: Newsroom
beforeAll(async () => {
  app = await openTestApp()
  newsroom = createNewsroom(app, (await app.member(9)).token)
})
afterAll(() => app.close())
beforeEach(() => clearNewsletter(app.db))

const refusing = (isOfReader: boolean) =>
  openPost(app.db, {
    send: () => {
      const refused = Object.assign(new EmailRefused('no such user'), { code: 'EENVELOPE 550' })
      throw Object.assign(refused, { isOfReader })
    },
  })

const DAY = 24 * 3_600_000

const readers = async () =>
  (await app.db.selectFrom('newsletter_recipients').select('email').orderBy('id').execute()).map(
    ({ email }) => email,
  )

test('90 days after its end an issue has its figures, and no addresses any more', async () => {
  const issue = await newsroom.started(['ann@example.com', 'ben@example.com'])
  await app.sendNewsletters()
  await openPost(app.db).run()
  await app.sendNewsletters()
  const endedBefore = (ms: number) =>
    app.db
      .updateTable('newsletter_issues')
      .set({ ended_at: new Date(Date.now() - ms) })
      .execute()
  await endedBefore(89 * DAY)
  await app.forgetNewsletterRecipients()
  expect(await readers()).toEqual(['ann@example.com', 'ben@example.com'])
  await endedBefore(91 * DAY)
  await app.forgetNewsletterRecipients()
  expect((await readers()).every((email) => email.startsWith('forgotten '))).toBe(true)
  expect(await newsroom.read(issue)).toMatchObject({ state: 'sent', recipients: 2, sent: 2 })
})

test('an issue that stays stopped forgets whom it has reached, not who waits for it', async () => {
  const issue = await newsroom.started(['ann@example.com'])
  await app.sendNewsletters()
  await openPost(app.db).run()
  await newsroom.step('stop', issue)
  const waiting = { issue_id: issue.id, email: 'ben@example.com' }
  await app.db.insertInto('newsletter_recipients').values(waiting).execute()
  const updated_at = new Date(Date.now() - 91 * DAY)
  await app.db.updateTable('newsletter_issues').set({ updated_at }).execute()
  await app.forgetNewsletterRecipients()
  expect(await readers()).toEqual([expect.stringMatching(/^forgotten \d+$/), 'ben@example.com'])
})

describe('who leaves', () => {
  test('after the start and before their email gets nothing', async () => {
    const issue = await newsroom.started(['ann@example.com', 'ben@example.com'])
    await app.sendNewsletters()
    const key = await newsroom.keyOf('ben@example.com')
    await app.call('/api/newsletter/unsubscribe', { method: 'POST', body: { token: key } })
    const post = openPost(app.db)
    await post.run()
    await app.sendNewsletters()
    expect(post.sent.map(({ to }) => to)).toEqual(['ann@example.com'])
    expect(await newsroom.read(issue)).toMatchObject({ state: 'sent', sent: 1, skipped: 1, left: 0 })
  })

  test('after they got it is counted with the issue', async () => {
    const issue = await newsroom.started(['ann@example.com'])
    await app.sendNewsletters()
    await openPost(app.db).run()
    const key = await newsroom.keyOf('ann@example.com')
    await app.call('/api/newsletter/unsubscribe', { method: 'POST', body: { token: key } })
    expect(await newsroom.read(issue)).toMatchObject({ sent: 1, left: 1 })
  })
})

describe('bounces', () => {
  test('an address that the mail server refuses for good gets no newsletter any more', async () => {
    const issue = await newsroom.started(['ann@example.com'])
    await app.sendNewsletters()
    await refusing(true).run()
    await app.sendNewsletters()
    expect(await newsroom.read(issue)).toMatchObject({ state: 'sent', sent: 0, failed: 1 })
    expect(await newsroom.bounced()).toMatchObject([
      { email: 'ann@example.com', reason: 'EENVELOPE 550: no such user' },
    ])
    const next = await newsroom.created()
    expect((await newsroom.call(`/${next.id}/send`, { version: next.version })).json().error).toBe('nobody')
  })

  test('an email that is refused for its content says nothing about the address', async () => {
    await newsroom.started(['ann@example.com'])
    await app.sendNewsletters()
    await refusing(false).run()
    expect(await newsroom.bounced()).toEqual([])
  })

  test('whoever was on the list subscribes and confirms anew, and is on it again', async () => {
    await addSubscribers(app.db, ['ann@example.com'])
    await app.db
      .insertInto('newsletter_bounces')
      .values({ email: 'ann@example.com', reason: '550', bounced_at: new Date() })
      .execute()
    const subscribe = async () =>
      (
        await app.call('/api/newsletter/subscribe', { method: 'POST', body: { email: 'ann@example.com' } })
      ).json().status
    expect(await subscribe()).toBe(true)
    expect(await subscribe()).toBe(true)
    const post = openPost(app.db)
    await post.run()
    expect(post.sent).toHaveLength(1)
    const [, confirmation = ''] = /token=([\w-]{43})/.exec(post.sent[0]?.text ?? '') ?? []
    await app.call('/api/newsletter/confirm', { method: 'POST', body: { token: confirmation } })
    expect(await newsroom.bounced()).toEqual([])
    expect(await subscribe()).toBe(false)
  })
})
