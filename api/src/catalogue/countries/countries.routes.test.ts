import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('anybody is told all countries by name, which of them we ship to, and how fast a bike may assist there', async () => {
  const { countries } = (await app.call('/api/countries')).json().data
  const names = countries.map(({ name }: { name: string }) => name)
  expect(names).toEqual(names.toSorted())
  expect(countries).toContainEqual({ id: 80, name: 'Germany', served: true, speed_limit_kmh: 25 })
  expect(countries).toContainEqual({ id: 222, name: 'United States', served: true, speed_limit_kmh: 45 })
  expect(countries.some(({ served }: { served: boolean }) => !served)).toBe(true)
})
