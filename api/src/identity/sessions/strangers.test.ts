import { beforeEach, expect, test } from 'vitest'

import { emailsTo } from '../../testing/emails.ts'
import { plainPasswords } from '../../testing/plain-passwords.ts'
import { type TestApp, useTestApp } from '../../testing/test-app.ts'

const MINUTE = 60_000
const RITA = 'rita@example.com'
const RIGHT = 'a long enough phrase'
const WRONG = 'not this one'

let app: TestApp
let time = 0
let fake: ReturnType<typeof plainPasswords>
beforeEach(async () => {
  time = Date.parse('2021-06-01T12:00:00Z')
  fake = plainPasswords()
  app = await useTestApp({ passwords: fake.passwords, now: () => new Date(time) })
  await app.call('/api/register', {
    method: 'POST',
    body: { name: 'Rita', lastname: 'Rider', email: RITA, password: RIGHT, password_confirmation: RIGHT },
  })
})

const login = (email: string, password: string, ip: string) =>
  app.app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { email, password },
    remoteAddress: ip,
  })

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
  for (let count = 0; count < 31; count++) await login(RITA, WRONG, `198.51.100.${count % 8}`)
  expect((await login(RITA, RIGHT, '192.0.2.1')).statusCode).toBe(429)
}

const locked = async () =>
  (await emailsTo(app.db, RITA)).filter(({ template }) => template === 'sign_in_locked').length

test('an owner is not kept out: the stranger’s network alone is locked', async () => {
  for (let count = 0; count < 12; count++) await login(RITA, WRONG, STRANGER)
  expect((await login(RITA, RIGHT, STRANGER)).statusCode).toBe(429)
  expect((await loginBy(HOME)).statusCode).toBe(200)
})

test('a network of an IPv6 stranger is the /64, and the owner’s is another', async () => {
  for (let count = 0; count < 12; count++) await login(RITA, WRONG, `2001:db8:1:2::${count}`)
  expect((await login(RITA, RIGHT, '2001:db8:1:2:ffff::1')).statusCode).toBe(429)
  expect((await login(RITA, RIGHT, '2001:db8:1:3::1')).statusCode).toBe(200)
})

test('an owner gets in by a device that has logged in before, from the stranger’s own network, too', async () => {
  const device = deviceOf(await loginBy(STRANGER))
  for (let count = 0; count < 12; count++) await login(RITA, WRONG, STRANGER)
  expect((await loginBy(STRANGER)).statusCode).toBe(429)
  expect((await loginBy(STRANGER, device)).statusCode).toBe(200)
})

test('an owner gets in by a known device or from a known network while strangers everywhere are slowed down', async () => {
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
  for (let count = 0; count < 60; count++) await login(RITA, WRONG, STRANGER)
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

test('an owner gets one email an hour, from however many networks it is tried', async () => {
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
