import type { Page } from '@playwright/test'

import { hold } from '../testing/hold.ts'
import { headingOf, openAs, reload } from '../testing/open.ts'
import { expect, logIn, test } from '../testing/site.ts'
import { account, callAtOnce, openLoggedIn, isHome, openTab, signOut } from './tab.ts'

/** The console errors that the page's own requests cause after a logout. */
test.use({ expectedErrors: async ({}, use) => use([/401/, /ERR_FAILED/, /500/]) })

const ORDER = /NK-\d{6}/

const statusOf = async (page: Page, token: string) => {
  const answer = await page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } })
  return answer.status()
}

test('A12: with the API down the browser forgets the login at once, and the server hears of it later', async ({
  page,
  context,
}) => {
  await openLoggedIn(page, 'dev@example.com')
  const token = (await context.cookies()).find(({ name }) => name === 'access_token')!.value
  await page.route('**/api/logout', (route) => route.abort())
  await signOut(page)
  await expect(page.getByText('Signed out successfully!')).toBeVisible()
  expect(await page.evaluate(() => [document.cookie, localStorage.getItem('email')])).toEqual(['', null])
  expect(await statusOf(page, token)).toBe(200)

  await page.unroute('**/api/logout')
  await reload(page)
  await expect.poll(() => statusOf(page, token)).toBe(401)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('logoutPending'))).toBeNull()
})

test('A25: a logout ends the login in every tab, and the back button shows nothing private', async ({
  page,
}) => {
  await openLoggedIn(page, 'anna@example.com', '/dashboard/orders')
  await expect(page.getByText(ORDER).first()).toBeVisible()
  const other = await openTab(page, '/dashboard')
  await signOut(page)
  await expect(other).toHaveURL(/\/login/)
  await expect(headingOf(other)).toHaveText('Log in')

  await page.goBack()
  await expect(headingOf(page)).toHaveText('Log in')
  await expect(page.getByText(ORDER)).toHaveCount(0)
})

test('A24: two accounts one after the other: nothing of the first stays', async ({ page }) => {
  await openAs(page, 'anna@example.com', '/dashboard/orders')
  await expect(page.getByText(ORDER).first()).toBeVisible()
  const first = ORDER.exec(await page.getByText(ORDER).first().innerText())![0]
  await signOut(page)
  const left = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(left).not.toMatch(/anna/i)

  // The second member logs in on the same page without a reload, before their own orders are loaded.
  await logIn(page, 'cara@example.com')
  await isHome(page)
  const orders = await hold(page, /\/api\/orders/)
  const asked = page.waitForRequest('**/api/orders**')
  await account(page).click()
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/orders$/)
  await asked
  expect(await page.content()).not.toContain(first)
  const answered = page.waitForResponse('**/api/orders**')
  orders.letGo()
  await (await answered).finished()
  await expect(headingOf(page)).toHaveText('Orders')
  await expect(page.getByRole('main').getByText(first)).toHaveCount(0)
  expect(await page.content()).not.toMatch(/anna@|Anna/)
  expect(await callAtOnce(page, ['/api/me'])).toEqual(['answered'])
})
