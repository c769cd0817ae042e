import type { Page } from '@playwright/test'

import { open, reload } from '../testing/open.ts'
import { DEMO_PASSWORD, expect, test } from '../testing/site.ts'
import { account, openLoggedIn, REFRESH, spoilToken } from './tab.ts'

test.use({ expectedErrors: async ({}, use) => use([/401/, /404/]) })

/** Returns everything that the origin's scripts can read and that outlives a page. */
const readable = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    const cached = await caches.keys()
    const stores = [{ ...localStorage }, { ...sessionStorage }, history.state]
    return JSON.stringify([stores, databases, cached, location.href])
  })

test('A22, A23: a login is kept over a reload, with no password and no token in an address, a Referer, the console or a store', async ({
  page,
  context,
}) => {
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  context.on('request', (request) => {
    told.push(request.url(), request.headers()['referer'] ?? '')
  })
  const tokens = async () =>
    (await context.cookies()).filter(({ name }) => ['access_token', '__Host-Http-rt'].includes(name))
  const secrets = [DEMO_PASSWORD]
  const stores: string[] = []
  const look = async () => {
    secrets.push(...(await tokens()).map(({ value }) => value))
    stores.push(await readable(page))
  }

  await openLoggedIn(page, 'ben@example.com')
  await look()
  // Without "remember me" the cookies are session cookies.
  for (const cookie of await tokens())
    expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'Strict', expires: -1 })
  expect((await tokens()).find(({ httpOnly }) => httpOnly)?.name).toBe('__Host-Http-rt')
  await reload(page)
  await expect(account(page)).toBeVisible()
  await look()
  await spoilToken(page)
  const renewed = page.waitForResponse(REFRESH)
  await open(page, '/dashboard/orders')
  await renewed
  await expect(account(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await look()

  expect(new Set(secrets).size).toBe(5)
  for (const secret of secrets) {
    expect(told.filter((text) => text.includes(secret))).toEqual([])
    expect(stores.filter((text) => text.includes(secret))).toEqual([])
    expect(secret.length).toBeGreaterThan(9)
  }
  const cookie = await page.evaluate(() => document.cookie)
  expect(cookie).not.toContain('__Host')
  expect(cookie).not.toContain(DEMO_PASSWORD)
})

test('the token of a reset link is gone from the address bar, and no request tells it on', async ({
  page,
}) => {
  const secret = 'a-planted-reset-token-of-43-characters-0123'
  const referrers: string[] = []
  const addresses: string[] = []
  page.on('request', (request) => {
    referrers.push(request.headers()['referer'] ?? '')
    addresses.push(request.url())
  })
  // The hydrated page has a different heading than the server's HTML, so the test waits for it.
  await page.goto(`/reset-password?token=${secret}&email=ben%40example.com`)
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password$/)
  expect(await readable(page)).not.toContain(secret)
  expect(referrers.filter((text) => text.includes(secret))).toEqual([])
  // Only the page's URL and the API check (which the spec defines as a query) may contain the secret.
  const carriers = addresses.filter((url) => url.includes(secret)).map((url) => new URL(url).pathname)
  expect(carriers).toEqual(['/reset-password', '/api/reset-password'])

  await page.getByRole('link', { name: 'Send me a new link' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ben@example.com')
  await page.goBack()
  await expect(page).toHaveURL(/\/reset-password$/)
})
