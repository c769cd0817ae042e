import type { Page } from '@playwright/test'

import { headingOf, whenAlive } from '../first-view/alive.ts'
import { expect, logIn, test } from '../site.ts'

const price = (page: Page) => page.getByRole('button', { name: /^What the price is made of/ })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

async function open(page: Page, address: string) {
  await page.goto(address)
  await whenAlive(headingOf(page))
}

test('the first view is there without scripts and without 3D: poster, price, sizes', async ({ site }) => {
  const html = await (await fetch(`${site.address}/configurator/nireeka-prime`)).text()
  expect(html).toContain('/pictures/bikes/nireeka-prime-pine-front34')
  expect(html).toContain('$4,490')
  expect(html).toMatch(/Riders 166–179 cm/)
})

test('a build is in the address: it survives a reload and can be sent to somebody', async ({
  page,
  browser,
  site,
}) => {
  await open(page, '/configurator/nireeka-prime?size=13&color=5&step=components')
  await page.getByRole('radio', { name: /^Belt drive/ }).click()
  await tab(page, 'Accessories').click()
  await page.getByRole('checkbox', { name: /^Rear rack/ }).click()
  await expect(price(page)).toContainText('$5,559')
  const address = page.url()
  await page.reload()
  await expect(price(page)).toContainText('$5,559')
  await expect(page.getByRole('checkbox', { name: /^Rear rack/ })).toBeChecked()

  const other = await browser.newContext({ baseURL: site.address })
  const friend = await other.newPage()
  await friend.goto(address)
  await expect(price(friend)).toContainText('$5,559')
  await expect(tab(friend, 'Colour')).toContainText('Midnight Pearl')
  await other.close()
})

test('what was chosen is undone and done again, and starting over asks first', async ({ page }) => {
  await open(page, '/configurator/nireeka-prime?size=12&step=components')
  await page.getByRole('radio', { name: /^Carbon rims/ }).click()
  await page.getByRole('radio', { name: /^Carbon bar/ }).click()
  await expect(price(page)).toContainText('$5,699')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(price(page)).toContainText('$5,480')
  await page.keyboard.press('Control+z')
  await expect(price(page)).toContainText('$4,490')
  await page.keyboard.press('Control+Shift+z')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(price(page)).toContainText('$5,699')

  const startOver = page.getByRole('main').getByRole('button', { name: 'Start over' })
  await startOver.click()
  await page.getByRole('button', { name: 'Keep my choices' }).click()
  await expect(price(page)).toContainText('$5,699')
  await startOver.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click()
  await expect(price(page)).toContainText('$4,490')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(price(page)).toContainText('$5,699')
})

test('a part that is gone is told, and its default is there again', async ({ page }) => {
  await page.goto('/configurator/nireeka-prime?build=1-c-3--2x.zzz&step=upgrades')
  await expect(page.getByRole('main')).toContainText(/no longer|any more/)
  await expect(page.getByRole('radio', { name: /^1000 W/ })).toBeChecked()
})

test.describe('with failing calls', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('colours that can’t be loaded leave none, and a failed date says so; both come with Try again', async ({
    page,
  }) => {
    await page.route('**/api/configurator/colors/available/**', (route) => route.fulfill({ status: 500 }))
    await open(page, '/configurator/nireeka-prime?step=size')
    await page.getByRole('radio', { name: /^M/ }).click()
    await tab(page, 'Colour').click()
    await expect(page.getByText('The colours could not be loaded')).toBeVisible()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /colour/i })
        .first(),
    ).toBeVisible()

    await page.unroute('**/api/configurator/colors/available/**')
    await page.route('**/api/configurator/colors/get-date/**', (route) => route.fulfill({ status: 500 }))
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(page.getByRole('radio', { name: /^Graphite/ })).toBeChecked()
    await expect(page.getByText('The delivery date could not be loaded').first()).toBeVisible()
    await page.unroute('**/api/configurator/colors/get-date/**')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(price(page)).toContainText('Arrives')
  })
})

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
  await page.getByRole('button', { name: 'Add to cart' }).tap()
  await expect(drawer(page)).toContainText('Nireeka Prime, M, Graphite')
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

test('upgrades for an owned bike are one line, however often they are changed', async ({ page }) => {
  await page.goto('/login?continue=/dashboard')
  await logIn(page, 'anna@example.com')
  await page.getByRole('list', { name: 'Your bikes' }).getByRole('link', { name: /Prime/ }).first().click()
  await page.getByRole('link', { name: 'Upgrade this bike' }).first().click()
  await expect(page).toHaveURL(/mode=CEOM/)
  await tab(page, 'Upgrades').click()
  await page.getByRole('radio', { name: /^840 Wh/ }).click()
  await expect(price(page)).toContainText('$340')
  await page.getByRole('button', { name: 'Add upgrades to cart' }).click()
  await expect(drawer(page)).toContainText('Upgrades for your Nireeka Prime')
  await drawer(page).getByRole('link', { name: /^Edit/ }).click()
  await expect(page).toHaveURL(/mode=CEUM/)
  await tab(page, 'Upgrades').click()
  await expect(page.getByRole('radio', { name: /^840 Wh/ })).toBeChecked()
  await page.getByRole('radio', { name: /touch display/ }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL('/shop/cart')
  const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Upgrades for your' })
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('$589')
  await lines.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('There is no item in your shopping cart!')).toBeVisible()
})

test.describe('of somebody else', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('an owned bike says nothing of itself', async ({ page }) => {
    const bike = encodeURIComponent('/configurator/nireeka-prime?mode=CEOM&orderBikeID=1')
    await page.goto(`/login?continue=${bike}`)
    await logIn(page, 'ben@example.com')
    await expect(page.getByRole('heading', { name: 'This bike isn’t in your account' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('Pine')
  })
})
