import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { type Browser, openBrowser } from '../../testing/browser.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

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

describe('logging in', () => {
  test('the refresh cookie is out of reach for scripts and lasts as long as the browser', async () => {
    const { cookie, access } = await browser.login()
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Strict' })
    expect(cookie).not.toHaveProperty('maxAge')
    expect(cookie).not.toHaveProperty('expires')
    expect(await browser.me(access)).toBe(200)
  })

  test('remembered, it lasts 30 days and not one more', async () => {
    const { cookie, refresh } = await browser.login({ remember: true })
    expect((cookie?.maxAge ?? 0) * SECOND).toBeGreaterThan(29.9 * DAY)
    expect(cookie).not.toHaveProperty('expires')
    time += 29.9 * DAY
    const renewed = await browser.renew(refresh)
    expect(renewed.status).toBe(200)
    time += 0.2 * DAY
    expect((await browser.renew(renewed.refresh)).status).toBe(401)
  })

  test('not remembered, the server forgets it after a day', async () => {
    const { refresh } = await browser.login()
    time += 1.01 * DAY
    expect((await browser.renew(refresh)).status).toBe(401)
  })

  test('it replaces the login that this browser had before', async () => {
    const before = await browser.login()
    const { access } = await browser.login({ before: before.refresh })
    expect(await browser.me(before.access)).toBe(401)
    expect(await browser.me(access)).toBe(200)
  })

  test('no token is stored as it is', async () => {
    const { access, refresh } = await browser.login()
    const rows = JSON.stringify(
      await Promise.all(
        (['sessions', 'access_tokens', 'refresh_tokens'] as const).map((table) =>
          app.db.selectFrom(table).selectAll().execute(),
        ),
      ),
    )
    expect(rows).not.toContain(access)
    expect(rows).not.toContain(refresh)
  })
})

describe('the access token', () => {
  test('it is good for 15 minutes', async () => {
    const { access } = await browser.login()
    time += 15 * MINUTE - SECOND
    expect(await browser.me(access)).toBe(200)
    time += SECOND
    expect(await browser.me(access)).toBe(401)
  })

  test.each(['', 'x', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'A'.repeat(43)])(
    '%j is none',
    async (token) => {
      expect(await browser.me(token)).toBe(401)
    },
  )
})

describe('logging out', () => {
  test('it ends access and refresh token from that moment on', async () => {
    const { access, refresh } = await browser.login()
    const response = await browser.logout(access, refresh)
    expect(response.json()).toMatchObject({ success: true, message: 'Signed out successfully!' })
    expect(await browser.me(access)).toBe(401)
    expect((await browser.renew(refresh)).status).toBe(401)
  })

  test('a link on another site cannot do it: the bearer is missing', async () => {
    const { access, refresh } = await browser.login()
    const response = await browser.logoutByLink(access, refresh)
    expect(response.statusCode).toBe(401)
    expect(await browser.me(access)).toBe(200)
  })
})

test('what is long over is purged', async () => {
  const { access } = await browser.login()
  time += 3 * DAY
  await app.purgeAccounts()
  const left = await app.db
    .selectFrom('access_tokens')
    .selectAll()
    .where('expires_at', '<', new Date(time))
    .execute()
  expect(left).toEqual([])
  expect(await browser.me(access)).toBe(401)
})
