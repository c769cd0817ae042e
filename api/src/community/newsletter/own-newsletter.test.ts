import { afterAll, beforeAll, expect, test } from 'vitest'

import { emailsTo } from '../../testing/emails.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<TestApp['member']>>

const PATH = '/api/account/newsletter'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const stateOf = async ({ token }: Member) => (await app.call(PATH, { as: token })).json().data.state
const set = ({ token }: Member, is_subscribed: unknown) =>
  app.call(PATH, { method: 'PUT', as: token, body: { is_subscribed } })

test('a member subscribes, confirms by the email’s link, and leaves again', async () => {
  const anna = await app.member()
  expect(await stateOf(anna)).toBe('off')
  const asked = (await set(anna, true)).json()
  expect([asked.data.state, asked.message]).toEqual(['asked', expect.stringContaining('emailed you')])
  expect(await stateOf(anna)).toBe('asked')
  const [email] = await emailsTo(app.db, anna.email)
  expect(email).toMatchObject({ template: 'newsletter_confirmation' })
  const token = (email?.data as { token?: string } | undefined)?.token
  await app.call('/api/newsletter/confirm', { method: 'POST', body: { token } })
  expect(await stateOf(anna)).toBe('on')
  expect((await set(anna, true)).json().data.state).toBe('on')
  expect((await set(anna, false)).json().data.state).toBe('off')
  expect(await stateOf(anna)).toBe('off')
  expect(await emailsTo(app.db, anna.email)).toHaveLength(1)
})

test('many subscriptions in a row send one email', async () => {
  const anna = await app.member()
  for (let count = 0; count < 5; count++) await set(anna, true)
  expect(await emailsTo(app.db, anna.email)).toHaveLength(1)
})

test('a member changes their own address alone, and a guest none', async () => {
  const [anna, ben] = [await app.member(), await app.member()]
  await set(anna, true)
  await set(ben, false)
  expect([await stateOf(anna), await stateOf(ben)]).toEqual(['asked', 'off'])
  expect((await app.call(PATH)).statusCode).toBe(401)
  expect((await app.call(PATH, { method: 'PUT', body: { is_subscribed: false } })).statusCode).toBe(401)
  for (const wrong of ['yes', null, 1]) expect((await set(anna, wrong)).statusCode).toBe(422)
})

test('the link that unsubscribes still does, and the settings say so', async () => {
  const anna = await app.member()
  await set(anna, true)
  const { unsubscribe_key: token } = await app.db
    .selectFrom('newsletter_subscriptions')
    .select('unsubscribe_key')
    .where('email', '=', anna.email)
    .executeTakeFirstOrThrow()
  await app.call('/api/newsletter/unsubscribe', { method: 'POST', body: { token } })
  expect(await stateOf(anna)).toBe('off')
})
