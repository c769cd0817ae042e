import { beforeEach, describe, expect, test } from 'vitest'

import { emailsTo } from '../../testing/emails.ts'
import { plainPasswords } from '../../testing/plain-passwords.ts'
import { type TestApp, useTestApp } from '../../testing/test-app.ts'

const COOKIE = '__Host-Http-rt'
const OLD = 'a long enough phrase'
const NEW = 'kettle under the stairs'
const RITA = 'rita@example.com'
const twice = (password: string) => ({ password, password_confirmation: password })

let app: TestApp
beforeEach(async () => {
  app = await useTestApp({ passwords: plainPasswords().passwords })
  await app.call('/api/register', {
    method: 'POST',
    body: { name: 'Rita', lastname: 'Rider', email: RITA, ...twice(OLD) },
  })
})

async function login(password = OLD, remember = false) {
  const response = await app.call('/api/user/login', {
    method: 'POST',
    body: { email: RITA, password, remember },
  })
  const refresh = response.cookies.find(({ name }) => name === COOKIE)?.value ?? ''
  return { status: response.statusCode, token: response.json().data.token as string, refresh }
}
const change = (token: string, body: Record<string, unknown> = {}) =>
  app.call('/api/change-password', {
    method: 'POST',
    as: token,
    body: { old_password: OLD, ...twice(NEW), ...body },
  })
const me = async (token: string) => (await app.call('/api/me', { as: token })).statusCode
const renew = async (refresh: string) => {
  const headers = { 'x-nireeka': '1', 'sec-fetch-site': 'same-origin' }
  return (
    await app.call('/api/auth/refresh', { method: 'POST', body: {}, headers, cookies: { [COOKIE]: refresh } })
  ).statusCode
}

describe('changing the password', () => {
  test('all sessions end, the caller goes on with a new token and cookie', async () => {
    const other = await login()
    const mine = await login(OLD, true)
    const response = await change(mine.token)
    expect(response.statusCode).toBe(200)
    const cookie = response.cookies.find(({ name }) => name === COOKIE)
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' })
    expect(cookie?.maxAge).toBeGreaterThan(0)
    expect([await me(other.token), await me(mine.token), await me(response.json().data.token)]).toEqual([
      401, 401, 200,
    ])
    expect([await renew(other.refresh), await renew(mine.refresh)]).toEqual([401, 401])
    expect(await renew(cookie?.value ?? '')).toBe(200)
    expect([(await login(OLD)).status, (await login(NEW)).status]).toEqual([401, 200])
    expect((await emailsTo(app.db, RITA)).at(-1)).toMatchObject({ template: 'password_changed' })
  })

  test.each([
    ['old_password', { old_password: 'not this one' }, 'That isn’t your current password.'],
    ['password', twice(OLD), 'This is already your password.'],
    ['password', twice('Rita-Rider-2021'), 'This password is too easy to guess'],
    ['password', twice('too short'), 'Please use at least 10 characters.'],
    ['password_confirmation', { password_confirmation: 'another one' }, 'The passwords don’t match.'],
    ['password_confirmation', { password_confirmation: undefined }, 'This field is required.'],
  ])('a wrong %s is told beside it, and nothing has changed', async (field, body, sentence) => {
    const { token } = await login()
    const response = await change(token, body)
    expect(response.statusCode).toBe(422)
    expect(response.json().data[field][0]).toContain(sentence)
    expect([await me(token), (await login(OLD)).status]).toEqual([200, 200])
    expect((await emailsTo(app.db, RITA)).map(({ template }) => template)).toEqual(['welcome'])
  })

  test('a stolen session cannot try passwords without end', async () => {
    const { token } = await login()
    const statuses: number[] = []
    for (let count = 0; count < 11; count++) {
      statuses.push((await change(token, { old_password: `guess ${count}` })).statusCode)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
  })

  test('of two changes at the same moment one holds, and its token works', async () => {
    const sessions = [await login(), await login(), await login()]
    const answers = await Promise.all(
      sessions.map(({ token }, index) => change(token, twice(`${NEW} number ${'abc'[index]}`))),
    )
    const good = answers.filter(({ statusCode }) => statusCode === 200)
    expect(good).toHaveLength(1)
    expect(await me(good[0]?.json().data.token)).toBe(200)
  })
})

describe('setting a password', () => {
  const set = (token: string, body: Record<string, unknown> = twice(NEW)) =>
    app.call('/api/set-password', { method: 'POST', as: token, body })

  test('who has one is refused: that needs the old one', async () => {
    const { token } = await login()
    const response = await set(token)
    expect(response.json()).toMatchObject({ status: 409, error: 'has_password' })
    expect((await login(OLD)).status).toBe(200)
  })

  test('who has none sets one once, and reads of it', async () => {
    const { token, email } = await app.member()
    const answers = await Promise.all([set(token), set(token)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await emailsTo(app.db, email)).map(({ template }) => template)).toEqual(['password_changed'])
    const body = { email, password: NEW }
    expect((await app.call('/api/user/login', { method: 'POST', body })).statusCode).toBe(200)
    expect(await me(token)).toBe(200)
  })

  test.each([
    ['password_confirmation', { password: NEW, password_confirmation: 'another one' }],
    ['password', twice('password123')],
  ])('a wrong %s is refused', async (field, body) => {
    const { token } = await app.member()
    const response = await set(token, body)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().data)).toContain(field)
    expect((await set(token)).statusCode).toBe(200)
  })

  test('who has none cannot change it', async () => {
    const { token } = await app.member()
    expect((await change(token)).json()).toMatchObject({ status: 409, error: 'no_password' })
  })
})
