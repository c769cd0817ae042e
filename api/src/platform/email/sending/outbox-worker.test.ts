import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Db } from '../../database/open-database.ts'
import { openPost } from '../../../testing/post.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { queueEmail } from '../queue-email.ts'

const MINUTE = 60_000
const TOKEN = 'T'.repeat(43)

let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Db
let time = 0
const now = () => new Date(time)
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  await db.deleteFrom('outbox').execute()
  time = Date.now() + 1000
})

const queue = (to: string) => queueEmail(db, { template: 'welcome', to, data: { name: 'Rita' } })
const queueReset = (to: string) =>
  queueEmail(db, { template: 'reset', to, data: { name: 'Rita', token: TOKEN } })
const rows = () => db.selectFrom('outbox').selectAll().orderBy('id').execute()
const outcomes = async () => (await rows()).map(({ outcome }) => outcome)

describe('sending', () => {
  test('an email is sent if and only if the transaction that queued it holds', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await queueEmail(trx, { template: 'welcome', to: 'no@example.com', data: { name: 'No' } })
      throw new Error('no account')
    })
    await expect(failing).rejects.toThrow('no account')
    await queue('ann@example.com')
    const post = openPost(db, { now })
    await post.run()
    expect(post.sent.map(({ to }) => to)).toEqual(['ann@example.com'])
    expect(await rows()).toMatchObject([{ outcome: 'sent', done_at: now(), attempts: 1, last_error: null }])
  })

  test('it goes out once', async () => {
    await queue('ann@example.com')
    const post = openPost(db, { now })
    await Promise.all([post.run(), post.run()])
    await post.run()
    expect(post.sent).toHaveLength(1)
  })

  test('four processes at once send every email, and none twice', async () => {
    const addresses = Array.from({ length: 60 }, (_, at) => `rider-${at}@example.com`)
    for (const address of addresses) await queue(address)
    const posts = Array.from({ length: 4 }, () =>
      openPost(db, { now, send: () => sql`select 1`.execute(db).then() }),
    )
    await Promise.all(posts.map(({ run }) => run()))
    const sent = posts.flatMap((post) => post.sent)
    expect(sent.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
    expect(new Set(sent.map(({ id }) => id)).size).toBe(60)
    expect(posts.filter((post) => post.sent.length > 0).length).toBeGreaterThan(1)
  })

  test('what opens an account is erased when it has been sent', async () => {
    await queueReset('ann@example.com')
    const post = openPost(db, { now })
    await post.run()
    expect(post.sent[0]?.text).toContain(TOKEN)
    expect(JSON.stringify(await rows())).not.toContain(TOKEN)
  })

  test('a text that the database can’t hold as it is fails nobody', async () => {
    await queueEmail(db, { template: 'welcome', to: 'ann@example.com', data: { name: 'A\0n\uD800n' } })
    const post = openPost(db, { now })
    await post.run()
    expect(post.sent[0]?.text).toContain('Hello An\uFFFDn,')
  })
})

const killSender = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(db)

describe('dying', () => {
  test('after sending and before noting it: the email goes out again under the same name', async () => {
    await queue('ann@example.com')
    const dying = openPost(db, { now, send: () => killSender().then() })
    await expect(dying.run()).rejects.toThrow(/connection|ECONNRESET/i)
    expect(await outcomes()).toEqual([null])
    const next = openPost(db, { now })
    await next.run()
    expect(next.sent).toEqual(dying.sent)
    expect(next.sent).toHaveLength(1)
    expect(await outcomes()).toEqual(['sent'])
  })

  test('while closing, the email on its way arrives, and no other one sets out', async () => {
    await queue('ann@example.com')
    await queue('ben@example.com')
    const [started, arrived] = [createSignal(), createSignal()]
    const post = openPost(db, {
      now,
      send: () => {
        started.give()
        return arrived.given
      },
    })
    post.wake()
    await started.given
    const closing = post.close()
    arrived.give()
    await closing
    expect(post.sent.map(({ to }) => to)).toEqual(['ann@example.com'])
    expect(await outcomes()).toEqual(['sent', null])
    expect(post.errors).toEqual([])
  })
})

describe('coming too late', () => {
  test.each([
    [28 * MINUTE, 1, 'sent'],
    [30 * MINUTE, 0, 'dropped'],
  ])('a reset email that waited %i ms is %i times sent', async (wait, times, outcome) => {
    await queueReset('ann@example.com')
    time += wait
    const post = openPost(db, { now })
    await post.run()
    expect(post.sent).toHaveLength(times)
    expect(await outcomes()).toEqual([outcome])
    expect(JSON.stringify(await rows())).not.toContain(TOKEN)
  })

  test('an email about something that is gone is dropped', async () => {
    await queueEmail(db, { template: 'order', to: 'ann@example.com', data: { order_id: 7 } })
    await openPost(db, { now }).run()
    expect(await outcomes()).toEqual(['dropped'])
  })
})

function createSignal() {
  let give: (() => void) | undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => give?.() }
}
