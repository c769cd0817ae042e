import { enter } from './tab.ts'
import { DEMO_PASSWORD, expect, test } from '../testing/site.ts'

test('a login is kept over a reload; no password and no refresh credential is readable', async ({ page }) => {
  await enter(page, 'ben@example.com')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()

  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  )
  expect(readable).not.toContain(DEMO_PASSWORD)
  expect(readable).not.toContain('__Host')
  const cookies = await page.context().cookies()
  const access = cookies.find(({ name }) => name === 'access_token')
  expect(access).toMatchObject({ path: '/', secure: true, sameSite: 'Strict', expires: -1 })
  const refresh = cookies.find(({ name }) => name === '__Host-Http-rt')
  expect(refresh).toMatchObject({ path: '/', secure: true, sameSite: 'Strict', httpOnly: true })
})

test.describe('with a stale token', () => {
  test.use({ expectedErrors: async ({}, use) => use([/401/]) })

  test('an access token that no longer counts is renewed once, and the page shows itself', async ({
    page,
  }) => {
    await enter(page, 'ben@example.com')
    await page.evaluate(() => {
      document.cookie = 'access_token=stale; path=/; secure; samesite=strict'
    })
    const renewals: string[] = []
    page.on(
      'request',
      (request) => request.url().endsWith('/api/auth/refresh') && renewals.push(request.url()),
    )
    await page.goto('/dashboard/orders')
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    expect(renewals).toHaveLength(1)
  })

  test('logging out in one tab ends the login in the other', async ({ page, context }) => {
    await enter(page, 'dev@example.com')
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(other).toHaveURL(/\/login/)
    await expect(other.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  })

  test('a wrong password is answered in the form, in the server’s words', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('E-mail', { exact: true }).fill('ben@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /wrong|match/i })).toBeVisible()
  })
})
