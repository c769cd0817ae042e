import { press, tabTo } from '../testing/keyboard.ts'
import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { drawer, openDrawer, price, tab } from './builder.ts'

test('on a phone by touch: from the start page to the cart, and back to change the line', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    baseURL: site.address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await open(page, '/configurator')
  await page.getByRole('button', { name: 'Only what is needed' }).tap()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Nireeka Prime/ })
    .first()
    .tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Nireeka Prime' })).toBeVisible()
  await page.getByRole('radio', { name: /^M/ }).tap()
  for (const step of ['Colour', 'Components', 'Upgrades']) {
    await page.getByRole('button', { name: `Next: ${step}` }).tap()
    await expect(page.getByRole('heading', { level: 2, name: step, exact: true })).toBeFocused()
  }
  await page.getByRole('radio', { name: /^840 Wh/ }).tap()
  await expect(price(page)).toContainText('$4,830')
  for (const step of ['Accessories', 'Summary']) {
    await page.getByRole('button', { name: `Next: ${step}` }).tap()
    await expect(page.getByRole('heading', { level: 2, name: step, exact: true })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Add to cart' }).tap()
  await openDrawer(page)
  // The colour in which the bike was shown before a size was chosen.
  await expect(drawer(page)).toContainText('Nireeka Prime, M, Pine')
  await drawer(page).getByRole('link', { name: /^Edit/ }).tap()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
  await tab(page, 'Upgrades').tap()
  await page.getByRole('radio', { name: /^672 Wh/ }).tap()
  await page.getByRole('button', { name: 'Save changes' }).tap()
  await expect(page).toHaveURL('/shop/cart')
  const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nireeka Prime' })
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('$4,490')
  await context.close()
})

test('with the keyboard alone: from the start page to the cart, each change said', async ({ page }) => {
  await open(page, '/configurator')
  await press(page, page.getByRole('button', { name: 'Only what is needed' }))
  await press(page, page.getByRole('main').getByRole('link', { name: 'Build the Nireeka Prime' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Nireeka Prime' })).toBeVisible()
  await tabTo(page, page.getByRole('radio', { name: /^S/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^M/ })).toBeChecked()
  await press(page, page.getByRole('button', { name: 'Next: Colour' }))
  await tabTo(page, page.getByRole('radio', { name: /^Pine/ }))
  await page.keyboard.press('ArrowUp')
  await expect(tab(page, 'Colour')).toContainText('Chalk')
  await press(page, tab(page, 'Colour'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Upgrades' })).toBeFocused()
  await tabTo(page, page.getByRole('radio', { name: /^672 Wh/ }))
  await page.keyboard.press('ArrowDown')
  await expect(price(page)).toContainText('$4,830')
  await expect(page.getByRole('status').filter({ hasText: /840\sWh/ })).toContainText('$4,830')
  await page.keyboard.press('Control+z')
  await expect(price(page)).toContainText('$4,490')
  await press(page, page.getByRole('button', { name: 'Next: Accessories' }))
  await press(page, page.getByRole('button', { name: 'Next: Summary' }))
  await press(page, page.getByRole('button', { name: 'Add to cart' }))
  await press(page, page.getByRole('button', { name: 'Cart, 1 item' }))
  await expect(drawer(page)).toContainText('Nireeka Prime, M, Chalk')
})
