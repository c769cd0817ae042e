import { beforeEach, expect, test } from 'vitest'

import { members, openAtTime, PASSWORD } from './testing.ts'

const MINUTE = 60_000
const ADMIN = 9

let opened: Awaited<ReturnType<typeof openAtTime>>
let people: ReturnType<typeof members>
beforeEach(async () => {
  opened = await openAtTime()
  people = members(opened.app, opened.clock)
})

/** Rejects a review that doesn't exist: 404 once password and code were given. */
async function decide(as: string): Promise<string> {
  const body = { state: 'published', created_at: '', decided_at: null }
  return (await people.post('/api/backoffice/reviews/1', body, { as })).json().error
}

async function securedAdmin() {
  const admin = await people.newMember(ADMIN)
  await admin.turnOn()
  opened.pass(5 * MINUTE)
  return admin
}

test('an admin with a second factor gives password and code before changing something', async () => {
  const admin = await securedAdmin()
  expect(await decide(admin.token)).toBe('password_and_code_required')
  const alone = await admin.account('confirm-password', { password: PASSWORD })
  expect([alone.statusCode, Object.keys(alone.json().data)]).toEqual([422, ['code']])
  const wrong = await admin.account('confirm-password', { password: PASSWORD, code: '000000' })
  expect([wrong.statusCode, Object.keys(wrong.json().data)]).toEqual([422, ['code']])
  expect(await decide(admin.token)).toBe('password_and_code_required')
  const both = await admin.account('confirm-password', { password: PASSWORD, code: admin.code() })
  expect(both.statusCode).toBe(200)
  expect(await decide(admin.token)).toBe('not_found')
})

test('a code that has logged in doesn’t count for a step-up as well', async () => {
  const admin = await securedAdmin()
  const code = admin.code()
  await people.login(await admin.challenge(), code)
  const body = { password: PASSWORD, code }
  expect((await admin.account('confirm-password', body)).statusCode).toBe(422)
})

test('a login with password and code counts as one for 5 minutes', async () => {
  const admin = await securedAdmin()
  const { token } = (await people.login(await admin.challenge(), admin.code())).json().data
  expect(await decide(token)).toBe('not_found')
  opened.pass(5 * MINUTE)
  expect(await decide(token)).toBe('password_and_code_required')
})

test('a changed password is no way around the code', async () => {
  const admin = await securedAdmin()
  const next = 'another long enough phrase'
  const body = { old_password: PASSWORD, password: next, password_confirmation: next }
  const changed = await people.post('/api/change-password', body, { as: admin.token })
  expect(await decide(changed.json().data.token)).toBe('password_and_code_required')
})

test('without a second factor the password is enough, and a code is no harm', async () => {
  const admin = await people.newMember(ADMIN)
  opened.pass(5 * MINUTE)
  expect(await decide(admin.token)).toBe('password_required')
  await admin.account('confirm-password', { password: PASSWORD, code: '123456' })
  expect(await decide(admin.token)).toBe('not_found')
})
