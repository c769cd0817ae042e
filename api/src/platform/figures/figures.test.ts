import { ENDPOINTS } from '@nireeka/contracts/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { addFailed } from '../email/failed/testing.ts'
import { createSearchMisses } from '../search/search-misses.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const WEEK = '?from=2026-11-14&to=2026-11-20'

let app: TestApp
let admin = ''
beforeAll(async () => {
  app = await openTestApp({ now: () => NOW })
  admin = (await app.member(9)).token
})
afterAll(() => app.close())

const figures = async (path: string) =>
  (await app.call(`/api/backoffice/figures/${path}`, { as: admin })).json().data

const paths = Object.values(ENDPOINTS.figures).map(({ path }) => path)

test.each(paths)('%s is for admins, and wants a period of at most a year', async (path) => {
  const call = async (query: string, as?: string) =>
    (await app.call(`${path}${query}`, as ? { as } : {})).statusCode
  const agent = (await app.member(1)).token
  expect([await call(WEEK), await call(WEEK, agent), await call(WEEK, admin)]).toEqual([401, 403, 200])
  const wrong = [
    '',
    '?from=2026-11-20&to=2026-11-19',
    '?from=2025-01-01&to=2026-11-20',
    '?from=2026-02-30&to=2026-03-01',
  ]
  expect(await Promise.all(wrong.map((query) => call(query, admin)))).toEqual([422, 422, 422, 422])
  expect(await call('?from=2024-01-01&to=2024-12-31', admin)).toBe(200)
})

test('failed emails count on the day they were given up; a period they are no longer kept for has no count', async () => {
  for (const at of [
    '2026-11-13T23:59:59.999Z',
    '2026-11-14T00:00:00Z',
    '2026-11-20T23:59:59.999Z',
    '2026-11-21T00:00:00Z',
  ])
    await addFailed(app.db, { at: new Date(at) })
  await addFailed(app.db, { at: NOW, outcome: 'sent' })
  expect((await figures(`system${WEEK}`)).failed_emails).toEqual({ now: 2, before: 1 })
  expect((await figures('system?from=2026-10-22&to=2026-11-20')).failed_emails).toEqual({
    now: 3,
    before: null,
  })
})

test('searches without a result count by day, as far back as they were counted', async () => {
  const attempts = { ask: async () => ({}) }
  const search = (text: string, at: string) =>
    createSearchMisses({ db: app.db, now: () => new Date(at), attempts: attempts as never }).count({
      area: 'help',
      text,
      network: 'n',
    })
  await search('sextant', '2026-11-14T00:00:00Z')
  await search('sextant', '2026-11-20T23:59:59Z')
  await search('someone@example.com', '2026-11-20T12:00:00Z')
  expect((await figures(`system${WEEK}`)).misses).toEqual({ now: 2, before: null })
  await search('kayak', '2026-11-13T23:59:59Z')
  expect((await figures(`system${WEEK}`)).misses).toEqual({ now: 2, before: 1 })
  expect((await figures('system?from=2026-11-21&to=2026-11-21')).misses).toEqual({ now: 0, before: 1 })
})

const visits = (day: string, step: number, count: number) =>
  app.db.insertInto('vitals').values({ day, page: 'home', name: 'LCP', step, visits: count }).execute()

test('the speed of each kind of page is what three of four visits had, beside the one before', async () => {
  await visits('2026-11-13', 10, 1)
  await visits('2026-11-14', 0, 2)
  await visits('2026-11-20', 3, 1)
  await visits('2026-11-20', 5, 1)
  await visits('2026-11-21', 10, 9)
  expect(await figures(`speed${WEEK}`)).toEqual([
    {
      page: 'home',
      name: 'LCP',
      now: { visits: 4, p75: 2000, is_more: false, rating: 'good' },
      before: { visits: 1, p75: 10_000, is_more: true, rating: 'poor' },
    },
  ])
})
