import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

const GROUND = 'background-color'
const DARK = 'rgb(17, 20, 18)'
const LIGHT = 'rgb(250, 248, 244)'

test.describe('with scripts that fail to load', () => {
  test.use({ expectedErrors: async ({}, use) => use([/ERR_FAILED/]) })

  test('a chosen theme is there before the page’s own scripts, on every page, until it is given back to the device', async ({
    page,
  }) => {
    await open(page, '/shop/accessories')
    const html = page.locator('html')
    await expect(html).toHaveCSS(GROUND, LIGHT)
    await page.getByRole('button', { name: 'Appearance' }).click()
    await page.getByRole('group', { name: 'Appearance' }).getByText('Dark').click()
    await expect(html).toHaveCSS(GROUND, DARK)

    // Blocks all scripts, so that a dark page must be dark from the first paint on.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/forum/1')
    await expect(html).toHaveCSS(GROUND, DARK)
    await page.unroute(/\/assets\/.*\.js$/)

    await open(page, '/')
    await page.getByRole('button', { name: 'Appearance' }).click()
    await page.getByRole('group', { name: 'Appearance' }).getByText('Auto').click()
    await expect(html).toHaveCSS(GROUND, LIGHT)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(html).toHaveCSS(GROUND, DARK)
  })
})

test('on a phone the theme is chosen in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/contact')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveCSS(GROUND, DARK)
})

test('the dark theme makes pictures darker that are light in both themes, and gives dark drawings more contrast', async ({
  page,
}) => {
  await open(page, '/about-us')
  const pictures = [
    [page.getByRole('img', { name: /^Drawing of/ }).first(), 'brightness(0.9)'],
    [page.getByRole('img', { name: /in our workshop/ }), 'brightness(0.9)'],
    [page.getByRole('img', { name: /Chain, cassette/ }), 'contrast(1.1) brightness(0.95)'],
  ] as const
  for (const [picture] of pictures) await expect(picture).toHaveCSS('filter', 'none')
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [picture, filter] of pictures) await expect(picture).toHaveCSS('filter', filter)
})
