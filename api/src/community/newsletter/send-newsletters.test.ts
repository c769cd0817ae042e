import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { queueEmail } from '../../platform/index.ts'
import { openPost } from '../../testing/post.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { addSubscribers, clearNewsletter, createNewsroom, ISSUE, type Newsroom } from './testing.ts'

const addresses = (count: number) => Array.from({ length: count }, (_, at) => `reader-${at}@example.com`)

let app: TestApp
let newsroom: Newsroom
beforeAll(async () => {
  app = await openTestApp()
  newsroom = createNewsroom(app, (await app.member(9)).token)
})
afterAll(() => app.close())
beforeEach(() => clearNewsletter(app.db))

describe('sending', () => {
  test('each subscriber gets one email, in batches, however often the job starts anew', async () => {
    const readers = addresses(620)
    const issue = await newsroom.started(readers)
    expect(issue).toMatchObject({ state: 'sending', recipients: 620, waiting: 620, version: 2 })
    // Two processes at once, and again before anything was sent: the outbox never has more than a batch.
    await Promise.all([app.sendNewsletters(), app.sendNewsletters()])
    await app.sendNewsletters()
    const queued = await app.db.selectFrom('outbox').select('id').where('is_bulk', '=', true).execute()
    expect(queued).toHaveLength(500)
    const post = openPost(app.db)
    await post.run()
    expect(await newsroom.read(issue)).toMatchObject({ state: 'sending', sent: 500, waiting: 120 })
    await app.sendNewsletters()
    await post.run()
    await app.sendNewsletters()
    expect(post.sent.map(({ to }) => to).toSorted()).toEqual(readers.toSorted())
    const done = await newsroom.read(issue)
    expect(done).toMatchObject({
      state: 'sent',
      sent: 620,
      waiting: 0,
      failed: 0,
      ended_at: expect.any(String),
    })
  })

  test('every email has the reader’s own way out, which mail programs know', async () => {
    await newsroom.started(['ann@example.com'])
    await app.sendNewsletters()
    const post = openPost(app.db)
    await post.run()
    const key = await newsroom.keyOf('ann@example.com')
    expect(post.sent[0]?.unsubscribe).toContain(`/newsletter?unsubscribe=${key}`)
    expect(post.sent[0]?.html).toContain(`unsubscribe=${key}`)
  })

  test('an email that somebody waits for goes before all newsletters', async () => {
    await newsroom.started(addresses(3))
    await app.sendNewsletters()
    await queueEmail(app.db, { template: 'welcome', to: 'rita@example.com', data: { name: 'Rita' } })
    const post = openPost(app.db)
    await post.run()
    expect(post.sent[0]?.to).toBe('rita@example.com')
    expect(post.sent).toHaveLength(4)
  })

  test('a stopped issue sends no more than what is in the outbox, and is continued where it was', async () => {
    const issue = await newsroom.started(addresses(501))
    await app.sendNewsletters()
    const stopped = await newsroom.step('stop', issue)
    const post = openPost(app.db)
    await post.run()
    await app.sendNewsletters()
    await post.run()
    expect(await newsroom.read(issue)).toMatchObject({ state: 'stopped', sent: 500, waiting: 1 })
    await newsroom.step('continue', stopped)
    await app.sendNewsletters()
    await post.run()
    await app.sendNewsletters()
    expect(await newsroom.read(issue)).toMatchObject({ state: 'sent', sent: 501 })
    expect(new Set(post.sent.map(({ to }) => to)).size).toBe(501)
  })
})

describe('what can’t be', () => {
  test('sending without anybody on the list, twice, or with another text', async () => {
    const draft = await newsroom.created()
    expect((await newsroom.call(`/${draft.id}/send`, { version: draft.version })).json().error).toBe('nobody')
    await addSubscribers(app.db, addresses(1))
    const issue = await newsroom.step('send', draft)
    const again = await newsroom.call(`/${issue.id}/send`, { version: issue.version })
    expect(again.json().error).toBe('wrong_state')
    const change = await newsroom.call(`/${issue.id}`, { ...ISSUE, version: issue.version }, 'PUT')
    expect(change.json().error).toBe('not_a_draft')
    expect((await newsroom.call(`/${issue.id}/continue`, { version: issue.version })).json().error).toBe(
      'wrong_state',
    )
  })
})
