import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { type Browser, openBrowser } from '../../testing/browser.ts'
import { openTestApp, ORIGIN, type TestApp, useTestApp } from '../../testing/test-app.ts'

const SECOND = 1000

let app: TestApp
let browser: Browser
let time = Date.now()
beforeAll(async () => {
  app = await openTestApp({ now: () => new Date(time) })
})
afterAll(() => app.close())
beforeEach(async () => {
  time = Date.now()
  browser = await openBrowser(app)
})

test('each renewal gives a new pair, and the old refresh token is spent', async () => {
  const { refresh } = await browser.login()
  const next = await browser.renew(refresh)
  expect(next.refresh).not.toBe(refresh)
  expect(await browser.me(next.access)).toBe(200)
  expect((await browser.renew(next.refresh)).status).toBe(200)
})

test('ten tabs that renew at once get one and the same successor', async () => {
  const { refresh } = await browser.login()
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.renew(refresh)))
  expect(new Set(answers.map((answer) => answer.refresh)).size).toBe(1)
  expect(await Promise.all(answers.map(({ access }) => browser.me(access)))).toEqual(Array(10).fill(200))
})

test('an answer that got lost can be asked for again within 10 seconds', async () => {
  const { refresh } = await browser.login()
  const lost = await browser.renew(refresh)
  time += 9 * SECOND
  expect((await browser.renew(refresh)).refresh).toBe(lost.refresh)
})

test('used again later, a refresh token ends its whole family, and the row stays for the audit', async () => {
  const { refresh } = await browser.login()
  const victim = await browser.renew(refresh)
  time += 11 * SECOND
  expect((await browser.renew(refresh)).status).toBe(401)
  expect(await browser.me(victim.access)).toBe(401)
  expect((await browser.renew(victim.refresh)).status).toBe(401)
  const ended = await app.db
    .selectFrom('sessions')
    .select('end_reason')
    .where('end_reason', 'is not', null)
    .execute()
  expect(ended).toContainEqual({ end_reason: 'refresh token used again' })
})

test('within the 10 seconds it ends the family too, once the successor has been used', async () => {
  const { refresh } = await browser.login()
  const next = await browser.renew(refresh)
  const nextButOne = await browser.renew(next.refresh)
  expect((await browser.renew(refresh)).status).toBe(401)
  expect((await browser.renew(nextButOne.refresh)).status).toBe(401)
})

test('a refused renewal says that the login is expired and takes the cookie away', async () => {
  const response = await app.call('/api/auth/refresh', {
    method: 'POST',
    headers: { 'x-nireeka': '1', 'sec-fetch-site': 'same-origin' },
  })
  expect(response.json()).toMatchObject({
    status: 401,
    error: 'login_expired',
    message: 'Your login is expired. Try logging in again.',
  })
  expect(response.headers['set-cookie']).toMatch(/__Host-Http-rt=;.*Path=\/.*Secure/)
})

test.each([
  ['another site', { 'x-nireeka': '1', 'sec-fetch-site': 'cross-site' }],
  ['another port of this host', { 'x-nireeka': '1', 'sec-fetch-site': 'same-site' }],
  ['a form', { 'sec-fetch-site': 'same-origin' }],
  ['an old browser on another origin', { 'x-nireeka': '1', origin: 'https://evil.test' }],
  ['nowhere', { 'x-nireeka': '1' }],
])('it is refused for %s, and the login lives on', async (_who, headers) => {
  const { refresh } = await browser.login()
  expect((await browser.renew(refresh, headers as Record<string, string>)).status).toBe(403)
  expect((await browser.renew(refresh)).status).toBe(200)
})

test('what counts as an own page is told by the address at which visitors find the site', async () => {
  const proxied = await useTestApp({ siteUrl: 'https://www.nireeka.test/' })
  const visitor = await openBrowser(proxied)
  const renewFrom = async (origin: string) =>
    (await visitor.renew((await visitor.login()).refresh, { 'x-nireeka': '1', origin })).status
  expect([await renewFrom('https://www.nireeka.test'), await renewFrom(ORIGIN)]).toEqual([200, 403])
})

test("an old browser's own page may renew", async () => {
  const { refresh } = await browser.login()
  expect((await browser.renew(refresh, { 'x-nireeka': '1', origin: ORIGIN })).status).toBe(200)
})
