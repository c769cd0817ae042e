import { beforeEach, expect, test } from 'vitest'

import { plainPasswords } from '../../testing/plain-passwords.ts'
import { type TestApp, useTestApp } from '../../testing/test-app.ts'

const MINUTE = 60_000
const PASSWORD = 'a long enough phrase'

let app: TestApp
let time = 0
beforeEach(async () => {
  time = Date.parse('2021-06-01T12:00:00Z')
  app = await useTestApp({ passwords: plainPasswords().passwords, now: () => new Date(time) })
})

/** Returns an agent with a password, logged in. */
async function agent() {
  const member = await app.member(1)
  const password_hash = `plain ${PASSWORD}`
  await app.db.updateTable('users').set({ password_hash }).where('id', '=', member.id).execute()
  return member
}
const confirm = (as: string, password = PASSWORD) =>
  app.call('/api/account/confirm-password', { method: 'POST', as, body: { password } })
/** Rejects a review that doesn't exist: 404 once the password was given. */
const decide = async (as: string) => {
  const body = { state: 'published', created_at: '', decided_at: null }
  return (await app.call('/api/backoffice/reviews/1', { method: 'POST', as, body })).json().error
}

test('a login counts for 5 minutes, and so does giving the password again', async () => {
  const { token } = await agent()
  time += 5 * MINUTE - 1
  expect(await decide(token)).toBe('not_found')
  time += 1
  expect(await decide(token)).toBe('password_required')
  expect((await confirm(token)).statusCode).toBe(200)
  expect(await decide(token)).toBe('not_found')
  time += 5 * MINUTE
  expect(await decide(token)).toBe('password_required')
})

test('a wrong password changes nothing and is told at its field', async () => {
  const { token } = await agent()
  time += 5 * MINUTE
  const refused = await confirm(token, 'not this one')
  expect([refused.statusCode, refused.json().data]).toEqual([
    422,
    { password: ['That password isn’t right.'] },
  ])
  expect(await decide(token)).toBe('password_required')
})

test('it counts for the session in which it was given alone', async () => {
  const { id, token } = await agent()
  const other = await app.sessions.start(id, false)
  time += 5 * MINUTE
  await confirm(token)
  expect([await decide(token), await decide(other.access)]).toEqual(['not_found', 'password_required'])
})

test('a renewed token doesn’t prolong it', async () => {
  const { refresh } = await agent()
  time += 5 * MINUTE
  const headers = { 'x-nireeka': '1', 'sec-fetch-site': 'same-origin' }
  const cookies = { '__Host-Http-rt': refresh }
  const renewed = await app.call('/api/auth/refresh', { method: 'POST', body: {}, headers, cookies })
  expect(await decide(renewed.json().data.token)).toBe('password_required')
})

test('ten wrong passwords lock this session’s step-up, and nobody else’s', async () => {
  const { id, token } = await agent()
  const other = await app.sessions.start(id, false)
  for (let count = 0; count < 10; count++) expect((await confirm(token, 'x')).statusCode).toBe(422)
  const refused = await confirm(token)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  expect((await confirm(other.access)).statusCode).toBe(200)
})

test('who has no password is told to set one', async () => {
  const { token } = await app.member(1)
  expect((await confirm(token)).json()).toMatchObject({ status: 409, error: 'no_password' })
})
