import type { Page } from '@playwright/test'

import { expect, test } from '../testing/site.ts'
import { account, callAtOnce, countRenewals, enter, REFRESH, spoilToken } from './tab.ts'

const twenty = Array<string>(20).fill('/api/me')
const answered = (count: number) => Array<string>(count).fill('answered')

/** Calls that fail with 401 are what these tests are about. */
test.use({ expectedErrors: async ({}, use) => use([/401/, /500/, /ERR_FAILED/]) })

test('20 parallel 401s make exactly one refresh, and all 20 are answered', async ({ page }) => {
  await enter(page, 'ben@example.com')
  const renewals = countRenewals(page)
  await spoilToken(page)
  expect(await callAtOnce(page, twenty)).toEqual(answered(20))
  expect(renewals).toHaveLength(1)
})

test('a slow refresh is shared, too, and one that is over is not repeated', async ({ page }) => {
  await enter(page, 'ben@example.com')
  const renewals = countRenewals(page)
  await page.route(REFRESH, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await spoilToken(page)
  const early = callAtOnce(page, twenty.slice(0, 5))
  await page.waitForRequest(REFRESH)
  expect(await callAtOnce(page, twenty)).toEqual(answered(20))
  expect(await early).toEqual(answered(5))
  expect(await callAtOnce(page, twenty)).toEqual(answered(20))
  expect(renewals).toHaveLength(1)
})

test('ten tabs that need a new token at once make one refresh together; none is logged out', async ({
  page,
  context,
}) => {
  await enter(page, 'ben@example.com')
  const others = await Promise.all(
    Array.from({ length: 9 }, async () => {
      const tab = await context.newPage()
      await tab.goto('/terms')
      await expect(account(tab)).toBeVisible()
      return tab
    }),
  )
  const tabs: Page[] = [page, ...others]
  const renewals = countRenewals(page)
  await spoilToken(page)
  const outcomes = await Promise.all(tabs.map((tab) => callAtOnce(tab, twenty.slice(0, 3))))
  expect(outcomes).toEqual(Array(10).fill(answered(3)))
  expect(renewals).toHaveLength(1)
  for (const tab of tabs) await expect(account(tab)).toBeVisible()
})

test('A09: a refresh that fails logs nobody out, the page is told its own error, and the next try works', async ({
  page,
}) => {
  await enter(page, 'ben@example.com')
  await spoilToken(page)
  for (const fail of ['500', 'no answer']) {
    await page.route(REFRESH, (route) => (fail === '500' ? route.fulfill({ status: 500 }) : route.abort()))
    expect(await callAtOnce(page, ['/api/me'])).toEqual(['401 Please log in.'])
    await expect(account(page)).toBeVisible()
    await page.unroute(REFRESH)
  }
  expect(await callAtOnce(page, ['/api/me'])).toEqual(['answered'])
})

test('A08: a refreshed call that is refused again ends there', async ({ page }) => {
  await enter(page, 'ben@example.com')
  const renewals = countRenewals(page)
  let calls = 0
  await page.route('**/api/me', (route) => {
    calls += 1
    return route.fulfill({ status: 401, json: { message: 'Please log in.', error: 'unauthenticated' } })
  })
  expect(await callAtOnce(page, ['/api/me'])).toEqual(['401 Please log in.'])
  expect([calls, renewals.length]).toEqual([2, 1])
})

test('A10: GET /api/cart is never renewed', async ({ page }) => {
  await enter(page, 'ben@example.com')
  const renewals = countRenewals(page)
  await spoilToken(page)
  expect(await callAtOnce(page, ['/api/cart'])).toEqual(['401 Please log in.'])
  expect(renewals).toEqual([])
})

test('a refused refresh says so, clears the tokens, and the login leads back to the page', async ({
  page,
  context,
}) => {
  await enter(page, 'cara@example.com')
  await page.goto('/dashboard/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/terms')
  await expect(account(other)).toBeVisible()

  await context.clearCookies({ name: '__Host-Http-rt' })
  await spoilToken(page)
  await callAtOnce(page, ['/api/me'])
  await expect(page.getByText('Your login is expired. Try logging in again.')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?continue=%2Fdashboard%2Forders$/)
  await expect(other).toHaveURL(/\/login\?continue=%2Fterms$/)
  const left = await page.evaluate(() => [document.cookie, localStorage.getItem('email')])
  expect(left).toEqual(['', null])
})
