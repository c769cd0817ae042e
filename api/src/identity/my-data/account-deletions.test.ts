import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { emailsTo } from '../../testing/emails.ts'
import { type TestApp, useTestApp } from '../../testing/test-app.ts'
import { createPasswords } from '../passwords/passwords.ts'

const DAY_MS = 24 * 60 * 60_000
const PASSWORD = 'a very long pass phrase'

let app: TestApp
let now: Date
let rita: Awaited<ReturnType<TestApp['member']>>
beforeEach(async () => {
  now = new Date()
  app = await useTestApp({ now: () => now })
  rita = await app.member()
  const password_hash = await createPasswords().hash(PASSWORD)
  await app.db.updateTable('users').set({ password_hash }).where('id', '=', rita.id).execute()
})

const ask = (as = rita.token) => app.call('/api/account/deletion', { method: 'POST', body: null, as })
const logIn = () =>
  app.call('/api/user/login', {
    method: 'POST',
    body: { email: rita.email, password: PASSWORD, remember: false },
  })
const later = (days: number) => (now = new Date(now.getTime() + days * DAY_MS))
const templates = async () => (await emailsTo(app.db, rita.email)).map(({ template }) => template)

test('asking for the deletion ends all sessions, and a login within 14 days takes it back', async () => {
  const asked = await ask()
  expect(asked.json().data.due_at).toBe(new Date(now.getTime() + 14 * DAY_MS).toISOString())
  expect((await app.call('/api/me', { as: rita.token })).statusCode).toBe(401)
  expect(await templates()).toEqual(['account_deletion_asked'])

  later(13)
  await app.eraseMembers()
  const login = await logIn()
  expect(login.json().message).toMatch(/^Your deletion is cancelled/)
  expect(await templates()).toEqual(['account_deletion_asked', 'account_deletion_taken_back'])
  later(2)
  await app.eraseMembers()
  expect((await logIn()).json()).toMatchObject({ status: 200, message: null })
})

test('after 14 days the member is gone, and the email address is free', async () => {
  await app.db.updateTable('users').set({ height_cm: 172 }).where('id', '=', rita.id).execute()
  await ask()
  later(14)
  await Promise.all([app.eraseMembers(), app.eraseMembers()])
  expect((await logIn()).statusCode).toBe(401)
  expect(await emailsTo(app.db, rita.email)).toEqual([])
  const row = await app.db.selectFrom('users').selectAll().where('id', '=', rita.id).executeTakeFirst()
  expect(row).toMatchObject({
    user_name: `Deleted member ${rita.id}`,
    password_hash: null,
    avatar: null,
    height_cm: null,
  })
  expect(JSON.stringify(row)).not.toContain(rita.email)

  const body = { name: 'Rita', lastname: 'Rider', email: rita.email, password: PASSWORD }
  const again = { ...body, password_confirmation: PASSWORD }
  expect((await app.call('/api/register', { method: 'POST', body: again })).statusCode).toBe(200)
  expect((await logIn()).statusCode).toBe(200)
})

test('it demands a password given within 5 minutes, and staff can’t ask for it', async () => {
  now = new Date(now.getTime() + 6 * 60_000)
  expect((await ask()).json().error).toBe('password_required')
  const admin = await app.member(9)
  expect((await ask(admin.token)).json()).toMatchObject({ status: 409, error: 'not_finished' })
})

test('a member who can’t be erased keeps no other from being erased', async () => {
  await ask()
  later(1)
  const sam = await app.member()
  expect((await ask(sam.token)).statusCode).toBe(200)
  await sql`
    create function refuse_erasing() returns trigger language plpgsql as $$ begin raise 'not this one'; end $$;
    create trigger refuse_erasing before update on users for each row when (old.id = ${sql.lit(rita.id)})
      execute function refuse_erasing()`.execute(app.db)
  later(14)
  await expect(app.eraseMembers()).rejects.toThrow('Not every member could be erased.')
  const { rows } = await sql<{ email: string }>`
    select email from users where id in (${rita.id}, ${sam.id}) order by id`.execute(app.db)
  expect(rows.map(({ email }) => email)).toEqual([rita.email, `deleted-${sam.id}@deleted.invalid`])
})
