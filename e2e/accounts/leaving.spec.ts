import { expect, test } from '../testing/site.ts'
import { account, callAtOnce, enter, isHome } from './tab.ts'

/** What the page's own client is answered after a logout. */
test.use({ expectedErrors: async ({}, use) => use([/401/, /ERR_FAILED/, /500/]) })

async function signOut(page: Parameters<typeof account>[0]) {
  await account(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
}

const whoIs = (page: Parameters<typeof account>[0], token: string) =>
  page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } })

test('A12: with the API down the browser forgets the login at once, and the server hears of it later', async ({
  page,
  context,
}) => {
  await enter(page, 'dev@example.com')
  const token = (await context.cookies()).find(({ name }) => name === 'access_token')!.value
  await page.route('**/api/logout', (route) => route.abort())
  await signOut(page)
  expect(await page.evaluate(() => [document.cookie, localStorage.getItem('email')])).toEqual(['', null])
  expect((await whoIs(page, token)).status()).toBe(200)

  await page.unroute('**/api/logout')
  await page.reload()
  await expect.poll(async () => (await whoIs(page, token)).status()).toBe(401)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('logoutPending'))).toBeNull()
})

test('A25: the back button shows nothing private after a logout', async ({ page }) => {
  await enter(page, 'ben@example.com')
  await page.goto('/dashboard/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await signOut(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page.getByText(/NK-\d{6}/)).toHaveCount(0)
})

test('A24: two accounts one after the other: nothing of the first stays', async ({ page }) => {
  await enter(page, 'anna@example.com')
  await page.goto('/dashboard/orders')
  await expect(page.getByText(/NK-\d{6}/).first()).toBeVisible()
  let look: (() => void) | undefined
  const isLooked = new Promise<void>((resolve) => {
    look = resolve
  })
  const first = await page
    .getByText(/NK-\d{6}/)
    .first()
    .textContent()
  await signOut(page)
  const left = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(left).not.toMatch(/anna/i)

  await page.getByLabel('E-mail', { exact: true }).fill('cara@example.com')
  await page.getByLabel('Password', { exact: true }).fill('ride-nireeka-2021')
  await page.getByRole('button', { name: 'Log in' }).click()
  await isHome(page)
  // In the same page, without a reload, and before the second one's own orders have come.
  await page.route('**/api/orders**', async (route) => {
    await isLooked
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/orders**')
  await account(page).click()
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/orders$/)
  await asked
  expect(await page.content()).not.toContain(first!.trim())
  look?.()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  const shown = await page.content()
  expect(shown).not.toMatch(/anna@|Anna/)
  expect(shown).not.toContain(first!.trim())
  expect(await callAtOnce(page, ['/api/me'])).toEqual(['answered'])
})
