import { beforeEach, describe, expect, test } from 'vitest'

import { emailsTo, resetTokenOf } from '../../testing/emails.ts'
import { plainPasswords } from '../../testing/plain-passwords.ts'
import { type TestApp, useTestApp } from '../../testing/test-app.ts'

const MINUTE = 60_000
const OLD = 'a long enough phrase'
const NEW = 'kettle under the stairs'
const RITA = 'rita@example.com'
const NOBODY = 'nobody@example.com'
const twice = (password: string) => ({ password, password_confirmation: password })

let app: TestApp
let time = 0
beforeEach(async () => {
  time = Date.parse('2021-06-01T12:00:00Z')
  app = await useTestApp({ passwords: plainPasswords().passwords, now: () => new Date(time) })
  await app.call('/api/register', {
    method: 'POST',
    body: { name: 'Rita', lastname: 'Rider', email: RITA, ...twice(OLD) },
  })
})

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  app.call(url, { method: 'POST', body, headers })
const forget = (email = RITA, headers: Record<string, string> = {}) =>
  post('/api/forget-password', { email }, headers)
const login = (password: string) => post('/api/user/login', { email: RITA, password })
const inFrom = (ip: string, password: string) =>
  app.app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { email: RITA, password },
    remoteAddress: ip,
  })
const check = async (token: string, email = RITA) =>
  (await app.call(`/api/reset-password?${new URLSearchParams({ token, email }).toString()}`)).statusCode
const reset = (token: string, change: Record<string, unknown> = {}) =>
  post('/api/reset-password', { token, email: RITA, ...twice(NEW), ...change })
async function askForLink() {
  await forget()
  return resetTokenOf(app.db, RITA)
}
const rows = () =>
  Promise.all([
    app.db.selectFrom('password_resets').selectAll().execute(),
    app.db.selectFrom('tries').selectAll().where('what', '=', 'reset, account').execute(),
  ])
const resetEmails = async (email = RITA) =>
  (await emailsTo(app.db, email)).filter(({ template }) => template === 'reset')

describe('asking for a link', () => {
  test('the answer does not tell whether there is an account', async () => {
    const [known, unknown] = [await forget(RITA), await forget(NOBODY)]
    expect(known.statusCode).toBe(200)
    expect(known.json().message).toMatch(/^If there is an account/)
    expect(unknown.body).toBe(known.body)
    expect(unknown.headers).toEqual({ ...known.headers, date: unknown.headers.date })
    expect(await resetEmails()).toHaveLength(1)
    expect(await resetEmails(NOBODY)).toEqual([])
  })

  test('the same rows are written for a known and for an unknown address', async () => {
    await forget(RITA)
    const known = (await rows()).map((table) => table.length)
    await forget(NOBODY)
    expect((await rows()).map((table) => table.length)).toEqual(known.map((count) => count * 2))
  })

  test('the link in the email is nowhere in the database but there', async () => {
    const token = await askForLink()
    expect(token).toMatch(/^[\w-]{43}$/)
    const stored = JSON.stringify(await app.db.selectFrom('password_resets').selectAll().execute())
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(RITA)
  })

  test('a forged host leaves no trace in the email', async () => {
    await forget(RITA, { host: 'evil.test', 'x-forwarded-host': 'evil.test', origin: 'https://evil.test' })
    expect(JSON.stringify(await emailsTo(app.db, RITA))).not.toContain('evil')
    expect(await resetEmails()).toHaveLength(1)
  })

  test.each([RITA, NOBODY])('%s gets three an hour; who asks more often hears the same', async (email) => {
    const bodies = new Set<string>()
    for (let count = 0; count < 5; count++) bodies.add((await forget(email)).body)
    expect(bodies.size).toBe(1)
    expect(await resetEmails(email)).toHaveLength(email === RITA ? 3 : 0)
    time += 60 * MINUTE
    await forget(email)
    expect(await resetEmails(email)).toHaveLength(email === RITA ? 4 : 0)
  })

  test('at the same moment it is three as well', async () => {
    await Promise.all(Array.from({ length: 12 }, () => forget()))
    expect(await resetEmails()).toHaveLength(3)
  })

  test('a network asks 20 times an hour', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 21; count++)
      statuses.push((await forget(`rider${count}@example.com`)).statusCode)
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
    expect((await forget()).headers['retry-after']).toBe('3600')
  })
})

describe('the link', () => {
  test('it sets a new password once, and every session ends', async () => {
    const session = (await login(OLD)).json().data.token
    const token = await askForLink()
    expect(await check(token)).toBe(200)
    const response = await reset(token)
    expect(response.statusCode).toBe(200)
    expect(response.cookies.map(({ name }) => name)).toEqual(['__Host-Http-device'])
    expect([(await login(OLD)).statusCode, (await login(NEW)).statusCode]).toEqual([401, 200])
    expect((await app.call('/api/me', { as: session })).statusCode).toBe(401)
    expect((await emailsTo(app.db, RITA)).at(-1)).toMatchObject({ template: 'password_changed' })
    expect([(await reset(token, twice('something else again'))).statusCode, await check(token)]).toEqual([
      404, 404,
    ])
    expect((await login(NEW)).statusCode).toBe(200)
  })

  test('it is good for 30 minutes', async () => {
    const token = await askForLink()
    time += 30 * MINUTE - 1
    expect(await check(token)).toBe(200)
    time += 1
    expect([await check(token), (await reset(token)).statusCode]).toEqual([404, 404])
    expect((await login(OLD)).statusCode).toBe(200)
  })

  test('a newer one takes its place', async () => {
    const first = await askForLink()
    const second = await askForLink()
    expect(second).not.toBe(first)
    expect([(await reset(first)).statusCode, (await reset(second)).statusCode]).toEqual([404, 200])
  })

  test('it is for its email address only, in capitals or not', async () => {
    const ben = await app.member()
    const token = await askForLink()
    expect((await reset(token, { email: ben.email })).statusCode).toBe(404)
    expect((await reset(token, { email: NOBODY })).statusCode).toBe(404)
    expect((await reset(token, { email: 'RITA@Example.com' })).statusCode).toBe(200)
  })

  test('the row of an address without an account opens nothing', async () => {
    await forget(NOBODY)
    const [row] = await app.db.selectFrom('password_resets').selectAll().execute()
    expect(row?.expires_at).toEqual(row?.requested_at)
  })

  test('used five times at the same moment it works once', async () => {
    const token = await askForLink()
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((one) => reset(token, twice(`${NEW} number ${one}`))),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404, 404, 404])
  })

  test('a change of the password ends it', async () => {
    const session = (await login(OLD)).json().data.token
    const token = await askForLink()
    const body = { old_password: OLD, ...twice(NEW) }
    await app.call('/api/change-password', { method: 'POST', as: session, body })
    expect(await check(token)).toBe(404)
  })

  test('a wrong new password does not use it up', async () => {
    const token = await askForLink()
    for (const bad of [
      twice('rita-rider-2021'),
      { password_confirmation: 'another' },
      { password_confirmation: undefined },
    ]) {
      expect((await reset(token, bad)).statusCode).toBe(422)
    }
    expect((await login(OLD)).statusCode).toBe(200)
    expect((await reset(token)).statusCode).toBe(200)
  })

  test('it ends the rest after too many failures', async () => {
    for (let count = 0; count < 10; count++) await login('not this one')
    expect((await login(OLD)).statusCode).toBe(429)
    await reset(await askForLink())
    expect((await login(NEW)).statusCode).toBe(200)
  })
})

test('who has set a new password by email is known there, while strangers are slowed down', async () => {
  for (let count = 0; count < 31; count++) await inFrom(`198.51.100.${count % 8}`, 'not this one')
  expect((await inFrom('127.0.0.1', OLD)).statusCode).toBe(429)
  await reset(await askForLink())
  for (let count = 0; count < 31; count++) await inFrom(`198.51.101.${count % 8}`, 'not this one')
  expect((await inFrom('127.0.0.1', NEW)).statusCode).toBe(200)
})

test('what is over is purged', async () => {
  await forget()
  await login('not this one')
  time += 3 * 24 * 60 * MINUTE
  await app.purgeAccounts()
  expect(await app.db.selectFrom('password_resets').selectAll().execute()).toEqual([])
  expect(await app.db.selectFrom('tries').selectAll().execute()).toEqual([])
})
