import { beforeEach, expect, test } from 'vitest'

import { emailsTo, resetTokenOf } from '../../testing/emails.ts'
import { plainPasswords } from '../../testing/plain-passwords.ts'
import { type TestApp, useTestApp } from '../../testing/test-app.ts'
import { createResets } from '../resets/resets.repository.ts'
import { createAdminCreation, type CreateAdmin } from './create-admin.ts'

const ADA = { email: 'Ada@Shop.test', name: 'Ada', lastname: 'Steward' }
const PASSWORD = 'kettle under the stairs'

let app: TestApp
let createAdmin: CreateAdmin
beforeEach(async () => {
  const { passwords } = plainPasswords()
  app = await useTestApp({ passwords })
  const resets = createResets({ db: app.db, now: () => new Date() })
  createAdmin = createAdminCreation({ db: app.db, passwords, resets })
})

async function logIn(password: string) {
  const body = { email: 'ada@shop.test', password }
  const { data } = (await app.call('/api/user/login', { method: 'POST', body })).json()
  return (await app.call('/api/me', { as: data.token })).json().data
}

const accounts = () => app.db.selectFrom('users').select(['email', 'is_admin', 'password_hash']).execute()

test('an admin whose password was typed in can log in with it, and gets no email', async () => {
  await createAdmin({ ...ADA, password: PASSWORD })
  expect(await logIn(PASSWORD)).toMatchObject({ email: 'ada@shop.test', last_name: 'Steward', is_admin: 9 })
  expect(await emailsTo(app.db, 'ada@shop.test')).toEqual([])
})

test('an admin without a password gets a link to choose one', async () => {
  await createAdmin(ADA)
  expect(await accounts()).toEqual([{ email: 'ada@shop.test', is_admin: 9, password_hash: null }])
  const token = await resetTokenOf(app.db, 'ada@shop.test')
  const body = { token, email: 'ada@shop.test', password: PASSWORD, password_confirmation: PASSWORD }
  expect((await app.call('/api/reset-password', { method: 'POST', body })).statusCode).toBe(200)
  expect(await logIn(PASSWORD)).toMatchObject({ is_admin: 9 })
})

test('a member doesn’t become admin with a password that they know', async () => {
  const { email } = await app.member()
  await expect(createAdmin({ ...ADA, email: email.toUpperCase(), password: PASSWORD })).rejects.toThrow(
    expect.objectContaining({ fields: { email: ['This email address has an account already.'] } }),
  )
  expect(await accounts()).toMatchObject([{ email, is_admin: 0, password_hash: null }])
})

test.each([
  ['email', { email: 'ada' }],
  ['name', { name: ' ' }],
  ['password', { password: 'short' }],
  ['password', { password: '' }],
  ['password', { password: 'ada-steward-2026' }],
])('what isn’t right is refused: %s of %j', async (field, change) => {
  await expect(createAdmin({ ...ADA, password: PASSWORD, ...change })).rejects.toThrow(
    expect.objectContaining({ fields: { [field]: [expect.any(String)] } }),
  )
  expect(await accounts()).toEqual([])
})
