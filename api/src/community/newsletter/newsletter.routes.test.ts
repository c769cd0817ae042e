import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const TAKEN = { status: false, message: 'The email has already been taken.' }
const ON_ITS_WAY = {
  status: true,
  message: 'Thank you! We’ve sent you an email. Open its link to confirm, and you’re on the list.',
}

let app: TestApp
let time = Date.now()
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(time) })
})
afterAll(() => app.close())
beforeEach(() => {
  time = Date.now()
})

const post = (step: string, body: unknown, headers?: Record<string, string>) =>
  app.call(`/api/newsletter/${step}`, { method: 'POST', body, headers })
const subscribe = async (email: string) => (await post('subscribe', { email })).json()

const rowsOf = (email: string) =>
  app.db.selectFrom('newsletter_subscriptions').selectAll().where('email', '=', email).execute()

/** Returns the tokens of the emails to an address, the oldest first. */
async function tokensTo(email: string): Promise<string[]> {
  const rows = await app.db.selectFrom('outbox').select('payload').orderBy('id').execute()
  return rows
    .map(({ payload }) => payload as { template: string; to: string; data: { token: string } })
    .filter(({ template, to }) => template === 'newsletter_confirmation' && to === email)
    .map(({ data }) => data.token)
}

async function subscribed(email: string) {
  await subscribe(email)
  return (await tokensTo(email)).at(-1) ?? ''
}

describe('subscribing', () => {
  test('a new email gets an email, and is on the list once it was confirmed', async () => {
    expect(await subscribe('Ann@example.com')).toEqual(ON_ITS_WAY)
    const [token = ''] = await tokensTo('ann@example.com')
    expect(await rowsOf('ann@example.com')).toMatchObject([{ confirmed_at: null }])
    expect((await post('confirm', { token })).json()).toMatchObject({
      success: true,
      message: 'Thank you! You’re subscribed.',
    })
    expect(await rowsOf('ann@example.com')).toMatchObject([{ confirmed_at: new Date(time) }])
    expect(await subscribe('ANN@example.com')).toEqual(TAKEN)
    expect(await tokensTo('ann@example.com')).toHaveLength(1)
  })

  test('ten clicks at once send one email, and are all answered alike', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe('ben@example.com')))
    expect(answers).toEqual(Array.from({ length: 10 }, () => ON_ITS_WAY))
    expect(await rowsOf('ben@example.com')).toHaveLength(1)
    expect(await tokensTo('ben@example.com')).toHaveLength(1)
  })

  test('who hasn’t confirmed gets another email, once an hour', async () => {
    await subscribe('cleo@example.com')
    time += HOUR - 1
    expect(await subscribe('cleo@example.com')).toEqual(ON_ITS_WAY)
    expect(await tokensTo('cleo@example.com')).toHaveLength(1)
    time += 1
    await Promise.all([subscribe('cleo@example.com'), subscribe('cleo@example.com')])
    const tokens = await tokensTo('cleo@example.com')
    expect(new Set(tokens).size).toBe(2)
    expect((await post('confirm', { token: tokens[1] })).statusCode).toBe(200)
  })

  test.each([{}, { email: '' }, { email: 'ann' }, { email: ['a@b.c'] }, { email: 'a@b.co', name: 'Ann' }])(
    '%j is refused',
    async (body) => {
      const response = await post('subscribe', body)
      expect(response.statusCode).toBe(422)
      expect(response.json()).toMatchObject({ success: false, error: 'validation_failed' })
    },
  )
})

describe('confirming', () => {
  test('the database keeps a hash of the token only', async () => {
    const token = await subscribed('dora@example.com')
    const [row] = await rowsOf('dora@example.com')
    expect(row?.token_hash).toHaveLength(32)
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test('the link works twice: a second click says the same', async () => {
    const token = await subscribed('emil@example.com')
    const first = await post('confirm', { token })
    time += 30 * DAY
    const second = await post('confirm', { token })
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json()).toEqual(first.json())
  })

  test('after seven days the link is spent, and the address forgotten', async () => {
    const token = await subscribed('fred@example.com')
    time += 7 * DAY - 1
    await app.purgeNewsletter()
    expect(await rowsOf('fred@example.com')).toHaveLength(1)
    time += 1
    const late = await post('confirm', { token })
    expect([late.statusCode, late.json().message]).toEqual([
      404,
      'This link has expired. Subscribe again, and we’ll send a new one.',
    ])
    await app.purgeNewsletter()
    expect(await rowsOf('fred@example.com')).toEqual([])
  })

  test('who confirmed is never forgotten', async () => {
    await post('confirm', { token: await subscribed('gina@example.com') })
    time += 365 * DAY
    await app.purgeNewsletter()
    expect(await rowsOf('gina@example.com')).toHaveLength(1)
  })

  test('another token changes nothing', async () => {
    await subscribe('hugo@example.com')
    const response = await post('confirm', { token: 'x'.repeat(43) })
    expect(response.statusCode).toBe(404)
    expect(await rowsOf('hugo@example.com')).toMatchObject([{ confirmed_at: null }])
  })
})

const keyOf = async (email: string) => (await rowsOf(email))[0]?.unsubscribe_key ?? ''

describe('leaving', () => {
  test('the key of the emails takes the address off, at once and without a login', async () => {
    await post('confirm', { token: await subscribed('ines@example.com') })
    const token = await keyOf('ines@example.com')
    const left = await post('unsubscribe', { token })
    expect([left.statusCode, left.json().message]).toEqual([200, 'You’re unsubscribed.'])
    expect(await rowsOf('ines@example.com')).toEqual([])
    expect((await post('unsubscribe', { token })).statusCode).toBe(404)
    expect(await subscribe('ines@example.com')).toEqual(ON_ITS_WAY)
  })

  test('a mail program that sends many clicks of its readers from one network is answered each time', async () => {
    for (let at = 0; at < 40; at++) {
      expect((await post('unsubscribe', { token: crypto.randomUUID() })).statusCode).toBe(404)
    }
  })

  test('the two tokens don’t stand for each other', async () => {
    const token = await subscribed('jana@example.com')
    const key = await keyOf('jana@example.com')
    expect((await post('unsubscribe', { token })).statusCode).toBe(422)
    expect((await post('confirm', { token: key })).statusCode).toBe(422)
  })
})
