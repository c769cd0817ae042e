import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { openTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'

let now = new Date('2026-04-18T23:59:59Z')
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('csp_reports').execute()
})

/** What Chromium sends for a script of another host. */
const report = (blocked: string) => ({
  'csp-report': {
    'document-uri': 'https://shop.test/reset-password?token=secret',
    referrer: '',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'; script-src 'self'; report-uri /api/csp-reports",
    disposition: 'enforce',
    'blocked-uri': blocked,
    'status-code': 200,
    'script-sample': '',
  },
})

let visitors = 0
/** Each report comes from a network of its own, because of the rate limit. */
const send = (body: unknown, { to = app, from = `2001:db8:${(visitors++).toString(16)}::1` } = {}) =>
  to.app.inject({
    method: 'POST',
    url: '/api/csp-reports',
    headers: { 'content-type': 'application/csp-report' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    remoteAddress: from,
  })

const rows = () =>
  app.db
    .selectFrom('csp_reports')
    .select([sql<string>`day::text`.as('day'), 'directive', 'source', 'reports'])
    .orderBy('source')
    .execute()

test('reports add up by day, directive and blocked host, and nothing else is kept', async () => {
  const evil = report('https://evil.example/collect?token=secret')
  const answers = await Promise.all([send(evil), send(evil), send(report('inline'))])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const day = '2026-04-18'
  expect(await rows()).toEqual([
    { day, directive: 'script-src-elem', source: 'evil.example', reports: 2 },
    { day, directive: 'script-src-elem', source: 'inline', reports: 1 },
  ])
})

test('made-up hosts are counted together from the 200th on', async () => {
  for (let n = 0; n < 203; n++) await send(report(`https://h${n}.example/`))
  await send(report('https://h1.example/'))
  const all = await rows()
  expect(all).toHaveLength(201)
  expect(all.find(({ source }) => source === 'other')?.reports).toBe(3)
  expect(all.find(({ source }) => source === 'h1.example')?.reports).toBe(2)
})

test('counts are deleted after three months', async () => {
  await send(report('inline'))
  now = new Date('2026-07-17T12:00:00Z')
  await app.purgeCspReports()
  expect(await rows()).toHaveLength(1)
  now = new Date('2026-07-18T12:00:00Z')
  await app.purgeCspReports()
  expect(await rows()).toEqual([])
})

test.each([
  ['no JSON', 'hello', 400],
  ['no report', {}, 422],
  ['a report without end', report(`https://evil.example/${'a'.repeat(20_000)}`), 413],
])('%s is refused', async (_what, body, status) => {
  expect((await send(body)).statusCode).toBe(status)
  expect(await rows()).toEqual([])
})

test('one network may send sixty a minute', async () => {
  const limited = await useTestApp()
  const from = '192.0.2.9'
  for (let sent = 0; sent < 60; sent++) {
    expect((await send(report('inline'), { to: limited, from })).statusCode).toBe(200)
  }
  expect((await send(report('inline'), { to: limited, from })).statusCode).toBe(429)
})
