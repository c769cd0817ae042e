import type { KyselyPlugin } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { createApp } from '../../app.ts'
import { emailsTo } from '../../testing/emails.ts'
import { plainPasswords } from '../../testing/plain-passwords.ts'
import { ORIGIN, type TestApp, useTestApp } from '../../testing/test-app.ts'

const RITA = 'rita@example.com'
const PASSWORD = 'a long enough phrase'
const NEW = { password: 'kettle under the stairs', password_confirmation: 'kettle under the stairs' }

let app: TestApp
let fake: ReturnType<typeof plainPasswords>
beforeEach(async () => {
  fake = plainPasswords()
  app = await useTestApp({ passwords: fake.passwords })
  await register(RITA, { password: PASSWORD, password_confirmation: PASSWORD })
})

const bodyOf = (email: string, twice: object = NEW) => ({ name: 'Mallory', lastname: 'M', email, ...twice })
const register = (email: string, twice?: object) =>
  app.call('/api/register', { method: 'POST', body: bodyOf(email, twice) })
const login = async (email: string, password: string) =>
  (await app.call('/api/user/login', { method: 'POST', body: { email, password } })).statusCode
const accounts = () =>
  Promise.all([
    app.db.selectFrom('users').selectAll().execute(),
    app.db.selectFrom('credit_entries').selectAll().execute(),
  ])
const templates = async (email: string) => (await emailsTo(app.db, email)).map(({ template }) => template)

test('the answer is the same for a customer’s address and for a new one, in capitals too', async () => {
  const [known, unknown] = [await register('RITA@example.com'), await register('ben@example.com')]
  expect(known.statusCode).toBe(200)
  expect(known.body).toBe(unknown.body)
  expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers))
  expect(known.headers['content-length']).toBe(unknown.headers['content-length'])
  expect(known.cookies).toEqual([])
})

test('the email tells: a new customer is welcomed, a known one is led to the login', async () => {
  await register(RITA)
  await register('ben@example.com')
  expect(await templates(RITA)).toEqual(['welcome', 'already_member'])
  expect((await emailsTo(app.db, RITA)).at(-1)?.data).toEqual({ name: 'Mallory' })
  expect(await templates('ben@example.com')).toEqual(['welcome'])
})

test('nothing of the known account changes, and nothing is left of the other', async () => {
  const before = await accounts()
  await register(RITA)
  expect(await accounts()).toEqual(before)
  expect([await login(RITA, NEW.password), await login(RITA, PASSWORD)]).toEqual([401, 200])
})

test('a known address gets at most three of these emails an hour, and the answer stays the same', async () => {
  const answers = new Set<string>()
  for (let count = 0; count < 6; count++) answers.add((await register(RITA)).body)
  expect(answers.size).toBe(1)
  expect((await templates(RITA)).filter((template) => template === 'already_member').length).toBeLessThan(4)
})

test('of ten registrations of one address at the same moment one opens the account', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => register('ben@example.com')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const emails = await templates('ben@example.com')
  expect(emails.filter((template) => template === 'welcome')).toHaveLength(1)
})

test('a known address costs the same statements and one hash, as a new one does', async () => {
  const statements: string[] = []
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const db = app.db.withPlugin(counting)
  const counted = await createApp({ db, origin: ORIGIN, passwords: fake.passwords })
  async function costOf(email: string) {
    statements.length = 0
    const hashes = fake.counted.hashes
    await counted.app.inject({ method: 'POST', url: '/api/register', payload: bodyOf(email) })
    return { statements: [...statements], hashes: fake.counted.hashes - hashes }
  }
  const [known, unknown] = [await costOf(RITA), await costOf('ben@example.com')]
  await counted.app.close()
  expect(known).toEqual(unknown)
  expect(known.hashes).toBe(1)
  expect(known.statements.length).toBeGreaterThan(5)
})
