import { beforeEach, describe, expect, test, vi } from 'vitest'

import { createApp } from '../../app.ts'
import { emailsTo } from '../../testing/emails.ts'
import { plainPasswords } from '../../testing/plain-passwords.ts'
import { ORIGIN, type TestApp, useTestApp } from '../../testing/test-app.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { BusyError } from '../../platform/attempts/wait-error.ts'

const MINUTE = 60_000
const RITA = 'rita@example.com'
const NOBODY = 'nobody@example.com'
const RIGHT = 'a long enough phrase'
const WRONG = 'not this one'

let app: TestApp
let time = 0
let fake: ReturnType<typeof plainPasswords>
/** The action that happens while a password is being checked. */
let meanwhile: () => Promise<void> = async () => undefined

beforeEach(async () => {
  time = Date.parse('2021-06-01T12:00:00Z')
  fake = plainPasswords()
  meanwhile = async () => undefined
  const passwords: Passwords = {
    ...fake.passwords,
    async isRight(stored, password) {
      await meanwhile()
      return fake.passwords.isRight(stored, password)
    },
  }
  app = await useTestApp({ passwords, now: () => new Date(time) })
  await app.call('/api/register', {
    method: 'POST',
    body: { name: 'Rita', lastname: 'Rider', email: RITA, password: RIGHT, password_confirmation: RIGHT },
  })
})

const login = (email: string, password = WRONG, ip = '203.0.113.7') =>
  app.app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { email, password },
    remoteAddress: ip,
  })
async function fail(times: number, email = RITA) {
  const all: number[] = []
  for (let count = 0; count < times; count++) all.push((await login(email)).statusCode)
  return all
}

describe('an account that somebody tries passwords for', () => {
  test.each([RITA, NOBODY])('after ten failures %s rests, and the answer says how long', async (email) => {
    expect(await fail(10, email)).toEqual(Array(10).fill(401))
    const refused = await login(email)
    expect(refused.json()).toEqual({
      success: false,
      status: 429,
      error: 'too_many_requests',
      message: 'Too many attempts. Please wait 1 minute and try again.',
      data: 'Too many attempts. Please wait 1 minute and try again.',
    })
    expect(refused.headers['retry-after']).toBe('60')
  })

  test('the answers of a known and of an unknown address are the same, one by one', async () => {
    for (let count = 0; count < 12; count++) {
      const [known, unknown] = [await login(RITA), await login(NOBODY)]
      expect(unknown.body).toBe(known.body)
      expect(unknown.statusCode).toBe(known.statusCode)
    }
  })

  test('the right password is refused too while it rests, and taken afterwards', async () => {
    await fail(10)
    expect((await login(RITA, RIGHT)).statusCode).toBe(429)
    time += MINUTE
    expect((await login(RITA, RIGHT)).statusCode).toBe(200)
    expect(await fail(10)).toEqual(Array(10).fill(401))
  })

  test('who has it gets one email, however long it goes on', async () => {
    await fail(10)
    time += MINUTE
    await fail(3)
    await fail(11, NOBODY)
    const emails = await emailsTo(app.db, RITA)
    expect(emails.filter(({ template }) => template === 'sign_in_locked')).toEqual([
      { template: 'sign_in_locked', to: RITA, data: { name: 'Rita', until: '2021-06-01T12:01:00.000Z' } },
    ])
    expect(await emailsTo(app.db, NOBODY)).toEqual([])
  })

  test('of 30 tries at the same moment exactly ten are checked', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(RITA)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect(fake.counted.checks).toBe(10)
  })

  test('another API process on the same database counts along', async () => {
    await fail(5)
    const { passwords } = fake
    const limits = { perNetwork: 1e6 }
    const other = await createApp({
      db: app.db,
      origin: ORIGIN,
      passwords,
      limits,
      now: () => new Date(time),
    })
    const body = {
      method: 'POST',
      url: '/api/user/login',
      payload: { email: RITA, password: WRONG },
      remoteAddress: '203.0.113.7',
    } as const
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => Promise.all([login(RITA), other.app.inject(body)])),
    )
    await other.app.close()
    expect(answers.flat().filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  })
})

describe('a network that tries passwords', () => {
  test('after 100 failures within 15 minutes it waits, whichever accounts they were for', async () => {
    const attempts = Array.from({ length: 110 }, (_, count) => login(`rider${count}@example.com`))
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    const refused = await login('one-more@example.com')
    expect(refused.json().message).toBe('Too many attempts. Please wait 15 minutes and try again.')
    expect((await login('one-more@example.com', WRONG, '203.0.113.8')).statusCode).toBe(401)
  })

  test('successes do not count', async () => {
    for (let count = 0; count < 105; count++) expect((await login(RITA, RIGHT)).statusCode).toBe(200)
  })
})

test('an unknown address costs exactly the work of a wrong password', async () => {
  await login(RITA)
  const ofWrong = { ...fake.counted }
  await login(NOBODY)
  expect(fake.counted.checks - ofWrong.checks).toBe(ofWrong.checks)
  expect(ofWrong.checks).toBe(1)
})

test('who is turned away since too many wait, has not failed', async () => {
  meanwhile = () => Promise.reject(new BusyError())
  for (let count = 0; count < 12; count++) {
    const response = await login(RITA, RIGHT)
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
  }
  meanwhile = async () => undefined
  expect((await login(RITA, RIGHT)).statusCode).toBe(200)
})

test('a password that is changed while the old one is being checked lets nobody in', async () => {
  meanwhile = async () => {
    await app.db
      .updateTable('users')
      .set({ password_hash: 'plain another' })
      .where('email', '=', RITA)
      .execute()
  }
  const real = fake.passwords.isRight
  fake.passwords.isRight = async () => real('plain x', 'x')
  expect((await login(RITA, RIGHT)).json().error).toBe('wrong_credentials')
})

test('of a flood of logins those whom nobody could wait for are turned away before they cost anything', async () => {
  const [atOnce, waiting, refused] = [4, 200, 46]
  // No check ends before the whole flood has arrived; otherwise its place would go to one more login.
  let answered = 0
  let end: () => void = vi.fn()
  const hasArrived = new Promise<void>((resolve) => (end = resolve))
  meanwhile = () => hasArrived
  const flood = Array.from({ length: atOnce + waiting + refused }, async (_, count) => {
    const { statusCode } = await login(`f${count}@example.com`, WRONG, `10.0.0.${count}`)
    if (++answered === refused) end()
    return statusCode
  })
  const statuses = await Promise.all(flood)
  expect(statuses.filter((status) => status === 401)).toHaveLength(atOnce + waiting)
  expect(statuses.filter((status) => status === 503)).toHaveLength(refused)
  const counted = app.db.selectFrom('tries').select('who').where('what', '<>', 'registration email, account')
  expect(await counted.execute()).toHaveLength(3 * (atOnce + waiting))
})
