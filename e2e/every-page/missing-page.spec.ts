import { headingOf, open, openAs } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

const MISSING = '/dashboard/nothing'
const NOT_FOUND = 'There is no page here'

// The browser logs the 404 of the page itself.
test.use({ expectedErrors: async ({}, use) => use([/Failed to load resource/]) })

test('a guest learns that a member’s section has no such page, without a login', async ({ page }) => {
  expect((await open(page, MISSING))?.status()).toBe(404)
  await expect(headingOf(page)).toHaveText(NOT_FOUND)
  await expect(page).toHaveURL(MISSING)
})

test('a guest who opens a page that is there is asked to log in', async ({ page }) => {
  expect((await open(page, '/dashboard/orders'))?.status()).toBe(200)
  await expect(page).toHaveURL('/login?continue=%2Fdashboard%2Forders')
})

test('a member learns the same, and goes on to the pages beside it', async ({ page }) => {
  await openAs(page, 'anna@example.com')
  await open(page, MISSING)
  await expect(headingOf(page)).toHaveText(NOT_FOUND)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Orders' }).first().click()
  await expect(headingOf(page)).toHaveText('Orders')
})
