import type { Page } from '@playwright/test'

import { expect, logIn, test } from '../../testing/site.ts'
import { amountOf, keepCart, lineOf, openCartPage, PANNIER } from '../../testing/stored-cart.ts'

/** A bike as a guest has built it; the server calls and prices it anew. */
const bike = (id: number, partIds: number[]) => ({
  id,
  productId: 9003,
  title: 'Nireeka Nyx',
  description: 'Size M, Pine',
  thumbnail: '/pictures/bikes/nyx-pine-front34.webp',
  price: 3790,
  cartQuantity: 1,
  bike: { slug: 'nyx', build: { sizeId: 32, colourId: 3, ral: [], partIds } },
})
const PLAIN = bike(123_456_789, [])
const RIMS = bike(123_456_790, [303, 703, 2004, 2005, 2101, 2104])

const main = (page: Page) => page.getByRole('main')
const lines = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'Nireeka Nyx' })
const editOf = (page: Page, place: number) => lines(page).nth(place).getByRole('link', { name: /^Edit/ })

test('a guest’s two builds of one bike are two lines, quoted, edited and merged each by its own', async ({
  page,
}) => {
  await keepCart(page, [PLAIN, RIMS, lineOf(PANNIER, 1)])
  await page.goto('/shop/accessories')
  await page.getByRole('button', { name: 'Cart, 3 items' }).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await expect(drawer.getByRole('listitem')).toHaveCount(3)
  await expect(drawer.getByText('6 A quick charger, Carbon…')).toBeVisible()
  await drawer.getByRole('link', { name: 'View cart' }).click()

  await expect(lines(page)).toHaveCount(2)
  await expect(lines(page).nth(1)).toContainText('Carbon rims')
  await expect(editOf(page, 0)).toHaveAttribute('href', '/configurator/nyx?cartID=123456789&mode=CECM')
  await expect(editOf(page, 1)).toHaveAttribute('href', '/configurator/nyx?cartID=123456790&mode=CECM')
  const sum = await amountOf(main(page), 'Order total').textContent()
  await page.reload()
  await expect(lines(page)).toHaveCount(2)
  await expect(amountOf(main(page), 'Order total')).toHaveText(sum!)

  const merges: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/cart')
      merges.push(request.postData() ?? '')
  })
  await page.goto('/login?continue=/shop/cart')
  await logIn(page, 'cara@example.com')
  await expect(page).toHaveURL('/shop/cart')
  await expect(amountOf(main(page), 'Subtotal')).toHaveText(sum!)
  await expect(lines(page)).toHaveCount(2)
  expect(merges).toHaveLength(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull()
  await expect(editOf(page, 0)).toHaveAttribute('href', /cartID=\d{1,8}&mode=CECM$/)
  await page.reload()
  await expect(lines(page)).toHaveCount(2)

  const title = 'Nireeka Nyx, M, Pine'
  await lines(page)
    .nth(1)
    .getByRole('button', { name: `Remove ${title}` })
    .click()
  await page.getByRole('button', { name: `Undo removing ${title}` }).click()
  await expect(lines(page)).toHaveCount(2)
  await expect(lines(page).nth(1)).toContainText('Carbon rims')
  await expect(amountOf(main(page), 'Subtotal')).toHaveText(sum!)

  while ((await page.getByRole('button', { name: /^Remove/ }).count()) > 0) {
    const before = await page.getByRole('button', { name: /^Remove/ }).count()
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(before - 1)
  }
  await expect(page.getByText('There is no item in your shopping cart!')).toBeVisible()
})

test('a guest’s bike that was removed comes back with its build', async ({ page }) => {
  await keepCart(page, [RIMS])
  await openCartPage(page)
  await expect(lines(page).first()).toContainText('Carbon rims')
  await page.getByRole('button', { name: /^Remove Nireeka Nyx/ }).click()
  await page.getByRole('button', { name: /^Undo removing/ }).click()
  await expect(lines(page).first()).toContainText('Carbon rims')
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('cartItems')!) as Array<typeof RIMS>)
  expect(kept.map(({ productId, bike: { build } }) => [productId, build])).toEqual([[9003, RIMS.bike.build]])
})

test('a bike that can’t be built any more says why, and is edited rather than thrown away', async ({
  page,
}) => {
  await keepCart(page, [bike(123_456_791, [604]), lineOf(PANNIER, 1, { price: 70 })])
  await openCartPage(page)
  const gone = lines(page).first()
  await expect(gone).toContainText('Please edit')
  await expect(gone.getByRole('link', { name: /^Edit/ })).toBeVisible()
  await expect(gone.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Use today’s prices' }).click()
  await expect(page.getByText('Edit it, or take it out.')).toBeVisible()
  await expect(lines(page)).toHaveCount(1)
})

test('hostile bikes in the browser’s cart are dropped and told, and the page stands', async ({ page }) => {
  const { bike: good } = RIMS
  await keepCart(page, [
    PLAIN,
    { ...RIMS, id: 5, bike: { ...good, slug: '../../login' } },
    {
      ...RIMS,
      id: 6,
      bike: { ...good, build: { ...good.build, partIds: Array.from({ length: 60 }, () => 1e20) } },
    },
    { ...RIMS, id: 7, bike: '<img src=x onerror=alert(1)>' },
  ])
  await openCartPage(page)
  await expect(page.getByText('A part of your cart could no longer be read in this browser.')).toBeVisible()
  await expect(lines(page)).toHaveCount(1)
})
