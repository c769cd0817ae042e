import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'

const NOW = new Date('2026-04-18T23:59:59Z')
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: () => NOW })
})
afterAll(() => app.close())

const send = (body: unknown, to = app) => to.call('/api/vitals', { method: 'POST', body })
const visit = { page: 'home', measures: [{ name: 'LCP', value: 900 }] }

const visitsOf = async (page: 'home' | 'shop') =>
  (await app.db.selectFrom('vitals').selectAll().where('page', '=', page).orderBy('name').execute()).map(
    ({ name, step, visits }) => [name, step, visits],
  )

test('visits add up by day, kind of page and step', async () => {
  await Promise.all([send(visit), send(visit), send({ page: 'home', measures: [{ name: 'CLS', value: 0 }] })])
  expect(await visitsOf('home')).toEqual([
    ['CLS', 0, 1],
    ['LCP', 1, 2],
  ])
})

test('a measure that comes twice in one visit counts once', async () => {
  const twice = [
    { name: 'INP', value: 10 },
    { name: 'INP', value: 10 },
  ]
  expect((await send({ page: 'shop', measures: twice })).json().data).toEqual({ counted: 1 })
  expect(await visitsOf('shop')).toEqual([['INP', 0, 1]])
})

test('nothing of a visitor is kept: the table has a day, a page, a measure and a count', async () => {
  const row = await app.db.selectFrom('vitals').selectAll().executeTakeFirstOrThrow()
  expect(Object.keys(row).toSorted()).toEqual(['day', 'name', 'page', 'step', 'visits'])
})

test.each([
  {},
  { page: '/forum/thread/1', measures: visit.measures },
  { page: 'home', measures: [] },
  { page: 'home', measures: [{ name: 'FID', value: 1 }] },
  { page: 'home', measures: [{ name: 'LCP', value: -1 }] },
  { page: 'home', measures: [{ name: 'LCP', value: 1e9 }] },
  { ...visit, visitor: 'ann' },
])('%j is refused', async (body) => {
  expect((await send(body)).statusCode).toBe(422)
})

test('one address may send sixty a minute', async () => {
  const limited = await useTestApp()
  for (let sent = 0; sent < 60; sent++) expect((await send(visit, limited)).statusCode).toBe(200)
  expect((await send(visit, limited)).statusCode).toBe(429)
})
