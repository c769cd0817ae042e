import { expect, logIn, test } from '../testing/site.ts'
import { enter } from './tab.ts'

const DAY = 24 * 60 * 60

test('with the remember option both cookies live for 30 days, without it until the browser closes', async ({
  page,
  context,
}) => {
  const expiry = async (name: string) => {
    const cookie = (await context.cookies()).find((one) => one.name === name)
    expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'Strict' })
    return cookie!.expires
  }
  await enter(page, 'ben@example.com')
  expect([await expiry('access_token'), await expiry('__Host-Http-rt')]).toEqual([-1, -1])

  await context.clearCookies()
  await enter(page, 'ben@example.com', { remember: true })
  for (const name of ['access_token', '__Host-Http-rt']) {
    const days = ((await expiry(name)) - Date.now() / 1000) / DAY
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)
  }
})

test('continue leads back to the page, whole', async ({ page }) => {
  await page.goto('/login?continue=%2Fconfigurator%2Fnyx%3Fsize%3D32%23about')
  await logIn(page, 'ben@example.com')
  await expect(page).toHaveURL(/\/configurator\/nyx\?size=32(&color=\d+)?#about$/)
})

test('continue to another host ends at the home page, after the login and for who is logged in', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/login?continue=https%3A%2F%2Fevil.example%2F')
  await logIn(page, 'ben@example.com')
  await expect(page).toHaveURL(`${baseURL}/`)

  const tricks = [
    '//evil.example',
    '/\\evil.example',
    '%2f%2fevil.example',
    'javascript:window.isHacked=true',
    '/%09/evil.example',
    '/api/logout',
  ]
  for (const trick of tricks) {
    await page.goto(`/login?continue=${encodeURIComponent(trick)}`)
    await expect(page, trick).toHaveURL(`${baseURL}/`)
    expect(await page.evaluate(() => 'isHacked' in window)).toBe(false)
  }
  expect(asked.filter((url) => new URL(url).host !== new URL(baseURL!).host)).toEqual([])
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
})

test.describe('without an answer', () => {
  test.use({ expectedErrors: async ({}, use) => use([/ERR_FAILED/, /401/]) })

  test('login, register and what was typed: the spec’s sentence, and nothing is lost', async ({ page }) => {
    await page.goto('/login')
    await page.route('**/api/user/login', (route) => route.abort())
    await logIn(page, 'ben@example.com')
    await expect(page.getByRole('alert')).toContainText("Can't reach server right now.")
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('ben@example.com')
  })

  test('A26: the clock of the browser is wrong by two years', async ({ page }) => {
    await page.clock.setSystemTime(new Date(Date.now() - 2 * 365 * DAY * 1000))
    await enter(page, 'ben@example.com', { remember: true })
    await page.evaluate(() => {
      document.cookie = 'access_token=stale; path=/; secure; samesite=strict'
    })
    await page.goto('/dashboard/orders')
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  })
})
