import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('a member is told all countries by name, and which of them we ship to', async () => {
  const { token } = await app.member()
  const { countries } = (await app.call('/api/countries', { as: token })).json().data
  const names = countries.map(({ name }: { name: string }) => name)
  expect(names).toEqual(names.toSorted())
  expect(countries).toContainEqual({ id: 80, name: 'Germany', served: true })
  expect(countries.some(({ served }: { served: boolean }) => !served)).toBe(true)
})

test('guests have no addresses to keep, and are asked to log in', async () => {
  expect((await app.call('/api/countries')).statusCode).toBe(401)
})
