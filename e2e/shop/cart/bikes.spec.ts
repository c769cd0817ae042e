import type { Page } from '@playwright/test'

import { open, openAs, reload } from '../../testing/open.ts'
import {
  isThanked,
  newMember,
  openCheckout,
  payButton,
  paySandbox,
  settleAll,
} from '../../testing/shopper.ts'
import { expect, test } from '../../testing/site.ts'
import { amountOf, storeCart, lineOf, PANNIER } from '../../testing/stored-cart.ts'

/** Returns a bike as in a guest's stored cart; the server replaces its name and price. */
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
/** Today's prices of the three lines. */
const SUM = '$9,044'
/** The same with shipping to the United States, $149 for each bike. */
const ESTIMATED = '$9,342'

const main = (page: Page) => page.getByRole('main')
const lines = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'Nireeka Nyx' })
const editOf = (page: Page, place: number) => lines(page).nth(place).getByRole('link', { name: /^Edit/ })

test('a guest’s two builds of one bike are two lines, quoted, edited and merged each by its own', async ({
  page,
  site,
}) => {
  await storeCart(page, [PLAIN, RIMS, lineOf(PANNIER, 1)])
  await open(page, '/shop/accessories')
  await page.getByRole('button', { name: 'Cart, 3 items' }).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await expect(drawer.getByRole('listitem')).toHaveCount(3)
  await expect(drawer.getByText('6 A quick charger, Carbon…')).toBeVisible()
  await drawer.getByRole('link', { name: 'View cart' }).click()

  await expect(lines(page)).toHaveCount(2)
  await expect(lines(page).nth(1)).toContainText('Carbon rims')
  await expect(editOf(page, 0)).toHaveAttribute('href', '/configurator/nyx?cartID=123456789&mode=CECM')
  await expect(editOf(page, 1)).toHaveAttribute('href', '/configurator/nyx?cartID=123456790&mode=CECM')
  await expect(amountOf(main(page), 'Estimated total')).toHaveText(ESTIMATED)
  await reload(page)
  await expect(lines(page)).toHaveCount(2)
  await expect(amountOf(main(page), 'Estimated total')).toHaveText(ESTIMATED)

  const merges: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/cart')
      merges.push(request.postData() ?? '')
  })
  await openAs(page, await newMember(site.address), '/shop/cart')
  await expect(amountOf(main(page), 'Subtotal')).toHaveText(SUM)
  await expect(lines(page)).toHaveCount(2)
  await expect.poll(() => merges).toHaveLength(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull()
  await expect(editOf(page, 0)).toHaveAttribute('href', /cartID=\d{1,8}&mode=CECM$/)
  await reload(page)
  await expect(lines(page)).toHaveCount(2)

  const title = 'Nireeka Nyx, M, Pine'
  await lines(page)
    .nth(1)
    .getByRole('button', { name: `Remove ${title}` })
    .click()
  await page.getByRole('button', { name: `Undo removing ${title}` }).click()
  await expect(lines(page)).toHaveCount(2)
  await expect(lines(page).nth(1)).toContainText('Carbon rims')
  await expect(amountOf(main(page), 'Subtotal')).toHaveText(SUM)
})

/** A bike's cart item in the API's format. */
const BOUGHT = {
  product_id: 9003,
  count: 1,
  build: { size_id: 32, color_id: 3, ral: [], part_ids: [703, 2004] },
}
const PARTS = 'Carbon rims, Kickstand'
const CODE = '1-w-3--jj.1jo'

test('a bike is bought with its parts; its order leads to the same build again, and to its upgrades', async ({
  page,
  site,
}) => {
  await openCheckout(page, site.address, await newMember(site.address), BOUGHT)
  const order = page.getByRole('complementary', { name: 'Your order' })
  await expect(order.getByRole('listitem')).toContainText(['Nireeka Nyx, M, Pine'])
  await expect(order).toContainText(PARTS)
  await settleAll(page)
  await expect(order).toContainText(/Arrives [A-Z][a-z]+ \d+ to /)
  await payButton(page).click()
  await paySandbox(page)
  await isThanked(page)
  const chosen = page
    .getByRole('complementary', { name: 'What you ordered' })
    .getByRole('list', { name: 'What you chose' })
  await expect(chosen.getByRole('listitem')).toHaveText([
    'Wheels and tyres: Carbon rims',
    'Carry and protect: Kickstand',
  ])

  await open(page, '/dashboard/orders')
  await page.getByRole('link', { name: /^Order NK-/ }).click()
  const ordered = page.getByRole('region', { name: 'What you ordered' })
  await expect(ordered).toContainText(PARTS)
  await expect(page.getByText(/^Building takes 24 working days\./)).toBeVisible()
  await expect(ordered.getByRole('link', { name: /^Order this build again/ })).toHaveAttribute(
    'href',
    `/configurator/nyx?build=${CODE}`,
  )
  await expect(ordered.getByRole('link', { name: /^Upgrade this bike/ })).toHaveAttribute(
    'href',
    /^\/configurator\/nyx\?orderBikeID=\d+&mode=CEOM$/,
  )

  await open(page, '/dashboard')
  const bikes = page.getByRole('list', { name: 'Your bikes' })
  await expect(bikes.getByRole('listitem')).toContainText('Carbon rims · Kickstand')
  await expect(bikes).toContainText('Being built')
})
