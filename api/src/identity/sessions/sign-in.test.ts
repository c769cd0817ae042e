import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

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

describe('an owner whose account a stranger tries passwords for', () => {
  const DEVICE = '__Host-Http-device'
  const STRANGER = '198.51.100.66'
  const HOME = '203.0.113.7'

  /** Logs in from a network, with the cookie of a device if there is one. */
  const loginBy = (ip: string, device?: string) =>
    app.app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { email: RITA, password: RIGHT },
      remoteAddress: ip,
      cookies: device === undefined ? {} : { [DEVICE]: device },
    })
  const deviceOf = ({ cookies }: Awaited<ReturnType<typeof loginBy>>) =>
    cookies.find(({ name }) => name === DEVICE)?.value

  /** Fails from many networks, each less often than one alone may, until strangers are slowed down. */
  async function attackFromEverywhere() {
    for (let count = 0; count < 40; count++) await login(RITA, WRONG, `198.51.100.${count % 8}`)
    expect((await login(RITA, RIGHT, '192.0.2.1')).statusCode).toBe(429)
  }

  test('is not kept out: the stranger’s network alone is locked', async () => {
    for (let count = 0; count < 30; count++) await login(RITA, WRONG, STRANGER)
    expect((await login(RITA, RIGHT, STRANGER)).statusCode).toBe(429)
    expect((await loginBy(HOME)).statusCode).toBe(200)
  })

  test('a network of an IPv6 stranger is the /64, and the owner’s is another', async () => {
    for (let count = 0; count < 30; count++) await login(RITA, WRONG, `2001:db8:1:2::${count}`)
    expect((await login(RITA, RIGHT, '2001:db8:1:2:ffff::1')).statusCode).toBe(429)
    expect((await login(RITA, RIGHT, '2001:db8:1:3::1')).statusCode).toBe(200)
  })

  test('gets in by a device that has logged in before, from the stranger’s own network, too', async () => {
    const device = deviceOf(await loginBy(STRANGER))
    for (let count = 0; count < 30; count++) await login(RITA, WRONG, STRANGER)
    expect((await loginBy(STRANGER)).statusCode).toBe(429)
    expect((await loginBy(STRANGER, device)).statusCode).toBe(200)
  })

  test('gets in by a known device or from a known network while strangers everywhere are slowed down', async () => {
    const device = deviceOf(await loginBy(HOME))
    await attackFromEverywhere()
    expect((await loginBy(HOME)).statusCode).toBe(200)
    expect((await loginBy('192.0.2.44', device)).statusCode).toBe(200)
  })

  test('strangers everywhere have one attempt a minute together', async () => {
    await attackFromEverywhere()
    const checks = fake.counted.checks
    for (let minute = 0; minute < 5; minute++) {
      time += MINUTE
      const all = Array.from({ length: 6 }, (_, count) => login(RITA, WRONG, `192.0.2.${minute * 6 + count}`))
      const refused = (await Promise.all(all)).filter(({ statusCode }) => statusCode === 429)
      expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(Array(5).fill('60'))
    }
    expect(fake.counted.checks - checks).toBe(5)
  })

  test('a network that is locked doesn’t use up what others may try', async () => {
    for (let count = 0; count < 200; count++) await login(RITA, WRONG, STRANGER)
    expect((await login(RITA, WRONG, '192.0.2.1')).statusCode).toBe(401)
    expect((await login(RITA, RIGHT, '192.0.2.1')).statusCode).toBe(200)
  })

  test('a device that a stranger has stolen is locked by itself', async () => {
    const device = deviceOf(await loginBy(HOME))
    const guess = () =>
      app.app.inject({
        method: 'POST',
        url: '/api/user/login',
        payload: { email: RITA, password: WRONG },
        cookies: { [DEVICE]: device ?? '' },
      })
    for (let count = 0; count < 10; count++) expect((await guess()).statusCode).toBe(401)
    expect((await guess()).statusCode).toBe(429)
    expect((await loginBy(HOME)).statusCode).toBe(200)
  })

  test('a made-up device and one of another account are strangers', async () => {
    const ofBen = deviceOf(await loginBy(HOME))
    await app.db.deleteFrom('login_sources').execute()
    await attackFromEverywhere()
    expect((await loginBy('192.0.2.44', ofBen)).statusCode).toBe(429)
    expect((await loginBy('192.0.2.44', 'A'.repeat(43))).statusCode).toBe(429)
    expect((await loginBy('192.0.2.44', "' or 1=1--")).statusCode).toBe(429)
  })

  test('90 days without a login, and a source is forgotten', async () => {
    const device = deviceOf(await loginBy(HOME))
    time += 90 * 24 * 60 * MINUTE
    await attackFromEverywhere()
    expect((await loginBy(HOME, device)).statusCode).toBe(429)
    await app.purgeAccounts()
    expect(await app.db.selectFrom('login_sources').selectAll().execute()).toEqual([])
  })

  test('gets one email an hour, from however many networks it is tried', async () => {
    const locked = async () =>
      (await emailsTo(app.db, RITA)).filter(({ template }) => template === 'sign_in_locked').length
    for (let network = 0; network < 5; network++) {
      for (let count = 0; count < 12; count++) await login(RITA, WRONG, `192.0.2.${network}`)
    }
    expect(await locked()).toBe(1)
    time += 60 * MINUTE
    for (let count = 0; count < 12; count++) {
      time += MINUTE
      await login(RITA, WRONG, '192.0.2.77')
    }
    expect(await locked()).toBe(2)
  })

  test('the device’s cookie is out of reach for scripts, and only its hash is stored', async () => {
    const answer = await loginBy(HOME)
    const cookie = answer.cookies.find(({ name }) => name === DEVICE)
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Strict' })
    expect(cookie?.maxAge).toBe(90 * 24 * 60 * 60)
    const stored = JSON.stringify(await app.db.selectFrom('login_sources').selectAll().execute())
    expect(stored).not.toContain(deviceOf(answer))
    expect(stored).not.toContain(HOME)
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
  const flood = Array.from({ length: 250 }, (_, count) =>
    login(`f${count}@example.com`, WRONG, `10.0.0.${count}`),
  )
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(204)
  expect(statuses.filter((status) => status === 503)).toHaveLength(46)
  const counted = app.db
    .selectFrom('tries')
    .select('who')
    .where(sql<boolean>`what like 'sign in%'`)
  expect(await counted.execute()).toHaveLength(3 * 204)
})
