import { expect, logIn, test } from '../testing/site.ts'
import { MEMBER_PAGES, PAGES } from './pages.ts'

for (const width of [390, 1440]) {
  for (const [path, heading] of PAGES) {
    test(`${path} shows itself at ${width} px`, async ({ page }, info) => {
      await page.setViewportSize({ width, height: 900 })
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(isTooWide, 'the page scrolls sideways').toBe(false)
      await page.screenshot({ path: info.outputPath('page.png'), fullPage: true })
    })
  }

  test(`a member’s pages show themselves at ${width} px`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/login?continue=/dashboard')
    await logIn(page, 'anna@example.com')
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
    for (const [path, heading] of MEMBER_PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await page.screenshot({ path: info.outputPath(`${heading}.png`), fullPage: true })
    }
  })
}

test.describe('pages that are not there', () => {
  test.use({ expectedErrors: async ({}, use) => use([/404/]) })

  test('an unknown address answers 404 with a page that leads on', async ({ page }) => {
    expect((await page.goto('/no/such/page'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Help centre' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible()
  })
})

test('the home page asks the API for nothing on a guest’s first view', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
})
