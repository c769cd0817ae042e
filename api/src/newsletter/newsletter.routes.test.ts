import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const subscribe = (body: unknown) => app.call('/api/newsletter/subscribe', { method: 'POST', body })

const rowsOf = (email: string) =>
  app.db.selectFrom('newsletter_subscriptions').selectAll().where('email', '=', email).execute()

test('a new e-mail is taken on, the same one again is taken', async () => {
  const first = await subscribe({ email: 'ann@example.com' })
  const again = await subscribe({ email: 'ANN@example.com' })
  expect(first.json()).toEqual({ status: true, message: 'Thank you! You are on the list.' })
  expect(again.json()).toEqual({ status: false, message: 'The email has already been taken.' })
  expect(again.statusCode).toBe(200)
})

test('ten clicks at once put an e-mail on the list once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe({ email: 'ben@example.com' })))
  expect(answers.filter((one) => one.json().status === true)).toHaveLength(1)
  expect(await rowsOf('ben@example.com')).toHaveLength(1)
})

test.each([{}, { email: '' }, { email: 'ann' }, { email: ['a@b.c'] }, { email: 'a@b.co', name: 'Ann' }])(
  '%j is refused',
  async (body) => {
    const response = await subscribe(body)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ success: false, error: 'validation_failed' })
  },
)
