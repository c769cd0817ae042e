import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { plainPasswords } from '../../testing/plain-passwords.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const MINUTE = 60_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'
const PASSWORD = 'a long enough phrase'

let app: TestApp
let time = Date.now()
let email = ''
let count = 0
beforeAll(async () => {
  app = await openTestApp({ passwords: plainPasswords().passwords, now: () => new Date(time) })
})
afterAll(() => app.close())
beforeEach(async () => {
  time = Date.now()
  email = `rita${count++}@example.com`
  const names = { name: 'Rita', lastname: 'Rider' }
  const body = { ...names, email, password: PASSWORD, password_confirmation: PASSWORD }
  await app.call('/api/register', { method: 'POST', body })
})

interface Session {
  id: string
  device: string | null
  is_current: boolean
  is_remembered: boolean
  started_at: string
  last_seen_at: string
}

async function login(userAgent: string, remember = false): Promise<string> {
  const body = { email, password: PASSWORD, remember }
  const headers = { 'user-agent': userAgent }
  return (await app.call('/api/user/login', { method: 'POST', body, headers })).json().data.token
}
const security = async (token: string) => (await app.call('/api/account/security', { as: token })).json().data
const sessions = async (token: string): Promise<Session[]> => (await security(token)).sessions
const end = (token: string, id = '') =>
  app.call(`/api/account/sessions${id && `/${id}`}`, { method: 'DELETE', as: token })
const me = async (token: string) => (await app.call('/api/me', { as: token })).statusCode

test('the sessions are told with device, start and last use, this one marked, the newest use first', async () => {
  const start = new Date(time).toISOString()
  await login('curl/8.5.0', true)
  time += MINUTE
  const token = await login(FIREFOX)
  const now = new Date(time).toISOString()
  const data = await security(token)
  expect(data).toMatchObject({ has_password: true, identities: [] })
  expect(data.sessions.map(({ id: _id, ...session }: Session) => session)).toEqual([
    {
      device: 'Firefox on Linux',
      is_current: true,
      is_remembered: false,
      started_at: now,
      last_seen_at: now,
    },
    { device: null, is_current: false, is_remembered: true, started_at: start, last_seen_at: start },
  ])
})

test('who has no password is told so', async () => {
  const { token } = await app.member()
  expect(await security(token)).toMatchObject({ has_password: false })
})

test('the last use is written down once a minute, and at a renewal', async () => {
  const { token, refresh } = await app.member()
  const lastSeen = async () => (await sessions(token))[0]?.last_seen_at
  const start = new Date(time).toISOString()
  time += MINUTE - 1
  expect(await lastSeen()).toBe(start)
  time += 1
  const next = new Date(time).toISOString()
  expect(await lastSeen()).toBe(next)
  time += 5 * MINUTE
  await app.call('/api/auth/refresh', {
    method: 'POST',
    body: {},
    headers: { 'x-nireeka': '1', 'sec-fetch-site': 'same-origin' },
    cookies: { '__Host-Http-rt': refresh },
  })
  const rows = await app.db.selectFrom('sessions').select('last_seen_at').execute()
  expect(rows).toContainEqual({ last_seen_at: new Date(time) })
})

test('one session ends from another, from that moment on', async () => {
  const [lost, mine] = [await login(FIREFOX), await login(FIREFOX)]
  const other = (await sessions(mine)).find(({ is_current }) => !is_current)
  expect((await end(mine, other?.id)).json().data).toEqual({ ended: 1 })
  expect([await me(lost), await me(mine)]).toEqual([401, 200])
  expect((await end(mine, other?.id)).statusCode).toBe(404)
})

test('signing out everywhere else leaves this session', async () => {
  const others = [await login(FIREFOX), await login(FIREFOX, true)]
  const mine = await login(FIREFOX)
  expect((await end(mine)).json().data).toEqual({ ended: 2 })
  expect(await Promise.all(others.map(me))).toEqual([401, 401])
  expect(await sessions(mine)).toHaveLength(1)
})

test("somebody else's session is not found, and lives on", async () => {
  const mine = await login(FIREFOX)
  const other = await app.member()
  const [theirs] = await sessions(other.token)
  expect((await end(mine, theirs?.id)).statusCode).toBe(404)
  expect((await end(mine)).json().data).toEqual({ ended: 0 })
  expect(await me(other.token)).toBe(200)
})

test('sessions that are over are not told', async () => {
  await app.call('/api/logout', { as: await login(FIREFOX) })
  await login(FIREFOX)
  time += 25 * 60 * MINUTE
  expect(await sessions(await login(FIREFOX))).toHaveLength(1)
})

test('a browser that says more than 300 signs about itself is cut short', async () => {
  const token = await login(`${FIREFOX} ${'x'.repeat(5000)}`)
  expect((await sessions(token))[0]?.device).toBe('Firefox on Linux')
  const rows = await app.db.selectFrom('sessions').select('user_agent').execute()
  expect(Math.max(...rows.map(({ user_agent }) => user_agent?.length ?? 0))).toBe(300)
})

test('of a member everybody may know the user name and the picture, and nothing else', async () => {
  const { id, email: address } = await app.member(9)
  const response = await app.call(`/api/user/${id}/info`)
  expect(response.json().data).toEqual({ id, user_name: expect.any(String), avatar: null })
  expect(response.body).not.toContain(address)
  expect((await app.call('/api/user/999999/info')).statusCode).toBe(404)
})
