import { expect, test } from '../testing/site.ts'
import { account, callAtOnce, countRenewals, openLoggedIn, openTab, spoilToken } from './tab.ts'

const TABS = 10
const CALLS = Array<string>(3).fill('/api/me')

/** These tests cause 401 responses on purpose. */
test.use({ expectedErrors: async ({}, use) => use([/401/]) })

test('ten tabs that need a new token at once make one refresh together; none is logged out', async ({
  page,
}) => {
  await openLoggedIn(page, 'ben@example.com', '/terms')
  const others = await Promise.all(Array.from({ length: TABS - 1 }, () => openTab(page, '/terms')))
  const tabs = [page, ...others]
  const renewals = countRenewals(page)
  await spoilToken(page)
  const outcomes = await Promise.all(tabs.map((tab) => callAtOnce(tab, CALLS)))
  expect(outcomes).toEqual(Array(TABS).fill(CALLS.map(() => 'answered')))
  expect(renewals).toHaveLength(1)
  for (const tab of tabs) await expect(account(tab)).toBeVisible()
})

test('a refused refresh says so, clears the tokens, and the login leads back to the page', async ({
  page,
  context,
}) => {
  await openLoggedIn(page, 'cara@example.com', '/dashboard/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  const other = await openTab(page, '/terms')

  await context.clearCookies({ name: '__Host-Http-rt' })
  await spoilToken(page)
  await callAtOnce(page, ['/api/me'])
  await expect(page.getByText('Your login is expired. Try logging in again.')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?continue=%2Fdashboard%2Forders$/)
  await expect(other).toHaveURL(/\/login\?continue=%2Fterms$/)
  const left = () => page.evaluate(() => [document.cookie, localStorage.getItem('email')])
  await expect.poll(left).toEqual(['', null])
})
