import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { openTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { createPasswords } from '../passwords/passwords.ts'

const RITA = {
  name: 'Rita',
  lastname: 'Rider',
  email: 'rita@example.com',
  password: 'a long enough phrase',
  password_confirmation: 'a long enough phrase',
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await register(RITA)
})
afterAll(() => app.close())

const register = (body: unknown, on = app) => on.call('/api/register', { method: 'POST', body })
const login = (body: unknown, on = app) => on.call('/api/user/login', { method: 'POST', body })
const tokenOf = async (email: string) => (await login({ email, password: RITA.password })).json().data.token
const withPassword = (email: string, password: string) => ({
  ...RITA,
  email,
  password,
  password_confirmation: password,
})

describe('registering', () => {
  test('the new member can log in at once', async () => {
    const email = 'New.Rita@Example.com'
    await register({ ...RITA, email })
    const token = await tokenOf(email)
    const { data } = (await app.call('/api/me', { as: token })).json()
    expect(data).toMatchObject({
      name: 'Rita',
      last_name: 'Rider',
      email: 'new.rita@example.com',
      is_admin: 0,
      unit: 0,
    })
    expect(data).not.toHaveProperty('password_hash')
  })

  test('a new member is given $20 of store credit', async () => {
    const email = 'rita.with.credit@example.com'
    await register({ ...RITA, email })
    expect((await app.call('/api/credits', { as: await tokenOf(email) })).json().data).toMatchObject({
      balance: 20,
    })
  })

  test.each([
    ['password_confirmation', { ...RITA, password_confirmation: undefined }],
    ['password_confirmation', { ...RITA, password_confirmation: 'another one' }],
    ['password', withPassword('a@example.com', '7 signs')],
    ['password', withPassword('a@example.com', 'x'.repeat(129))],
    ['password', withPassword('a@example.com', 'Password123')],
    ['password', withPassword('a@example.com', 'zzzzzzzzzzzz')],
    ['password', withPassword('someone@example.com', 'someone@example.com')],
    ['is_admin', { ...RITA, is_admin: 9 }],
    ['email', { ...RITA, email: 'no address' }],
    ['name', { ...RITA, name: '   ' }],
  ])('%s is refused, and nobody is registered', async (field, body) => {
    const before = await app.db.selectFrom('users').select('id').execute()
    const response = await register(body)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().data)).toContain(field)
    expect(await app.db.selectFrom('users').select('id').execute()).toEqual(before)
  })

  test.each([
    ['64 signs', 'correct horse battery staple '.repeat(3).slice(0, 64)],
    ['128 signs', 'correct horse battery staple '.repeat(5).slice(0, 128)],
    ['blanks and emoji, kept as typed', '  🚲 rides at dawn 🚲  '],
  ])('a password of %s is taken', async (what, password) => {
    const email = `${what.length}${password.length}@example.com`
    expect((await register(withPassword(email, password))).statusCode).toBe(200)
    expect((await login({ email, password })).statusCode).toBe(200)
    expect((await login({ email, password: [...password.trim()].slice(1).join('') })).statusCode).toBe(401)
  })
})

describe('logging in', () => {
  test('a wrong password and an unknown email are answered alike', async () => {
    const wrong = await login({ email: RITA.email, password: 'not this one' })
    const unknown = await login({ email: 'nobody@example.com', password: 'not this one' })
    expect(wrong.statusCode).toBe(401)
    expect(unknown.body).toBe(wrong.body)
    expect(wrong.json()).toMatchObject({ error: 'wrong_credentials', data: wrong.json().message })
  })

  test('an unknown email costs as much work as a wrong password', async () => {
    const { isRight, hash } = createPasswords()
    const stored = await hash(RITA.password)
    const time = async (of: string | null) => {
      const times: number[] = []
      for (let tries = 0; tries < 9; tries++) {
        const start = performance.now()
        expect(await isRight(of, 'not this one')).toBe(false)
        times.push(performance.now() - start)
      }
      return times.toSorted((a, b) => a - b)[4] ?? 0
    }
    await isRight(null, 'warm up')
    const [wrong, unknown] = [await time(stored), await time(null)]
    expect(unknown).toBeGreaterThan(wrong / 3)
  })

  test.each([
    ["' or 1=1--", "' or 1=1--"],
    [{ $ne: 1 }, { $ne: 1 }],
    [['rita@example.com'], ['a long enough phrase']],
    [null, null],
    [true, 1],
  ])('%j is no email and no password', async (email, password) => {
    expect((await login({ email, password })).statusCode).toBe(422)
  })

  test('too many tries from one address have to wait, whatever it says about itself', async () => {
    const limited = await useTestApp({ limits: { perNetwork: 2 } })
    const statuses: number[] = []
    for (let tries = 0; tries < 4; tries++) {
      const response = await limited.call('/api/user/login', {
        method: 'POST',
        body: { email: `rider${tries}@example.com`, password: 'x' },
        headers: { 'x-forwarded-for': `10.0.0.${tries}`, 'x-real-ip': `10.0.0.${tries}` },
      })
      statuses.push(response.statusCode)
    }
    expect(statuses).toEqual([401, 401, 429, 429])
  })
})

test('the unit toggles between 0 and 1', async () => {
  const { token } = await app.member()
  const toggle = async () => (await app.call('/api/set-unit', { as: token })).json().data.unit
  expect([await toggle(), await toggle()]).toEqual([1, 0])
  expect((await app.call('/api/set-unit')).statusCode).toBe(401)
})

test('no secret reaches the log', async () => {
  const lines = vi.fn<(line: string) => void>()
  const logged = await useTestApp({ logger: { write: lines } })
  await register(RITA, logged)
  const { refresh, token } = await logged.member()
  await logged.call('/api/me', { as: token, cookies: { '__Host-Http-rt': refresh } })
  logged.app.log.info(
    { req: { url: '/api/me', headers: { authorization: token, cookie: refresh } }, body: RITA },
    'everything',
  )
  const all = lines.mock.calls.join('\n')
  expect(all).toContain('everything')
  for (const secret of [RITA.password, token, refresh]) expect(all).not.toContain(secret)
})
