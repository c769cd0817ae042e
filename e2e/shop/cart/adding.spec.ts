import { open, openAs, reload } from '../../testing/open.ts'
import { newMember } from '../../testing/shopper.ts'
import { expect, test } from '../../testing/site.ts'
import { amountOf, lineOf, PANNIER, REFLECTORS, storeCart } from '../../testing/stored-cart.ts'

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`what is added leads on, and covers no drawer, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, `/shop/accessories/${REFLECTORS.id}`)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    const toast = page.getByRole('status').filter({ hasText: `${REFLECTORS.title} added to cart` })
    await expect(toast.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/shop/cart/checkout')
    await toast.hover()

    await page.getByRole('button', { name: 'Cart, 1 item' }).click()
    const drawer = page.getByRole('dialog', { name: 'Your cart' })
    const title = drawer.getByRole('heading', { name: 'Your cart' })
    await expect(toast.getByRole('link')).toHaveCount(0)
    await drawer.getByRole('button', { name: `Remove ${REFLECTORS.title}` }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'was removed from the cart' })
    await expect(notice).toBeVisible()
    const overlaps = async () => {
      const [a, b] = [(await notice.boundingBox())!, (await title.boundingBox())!]
      return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
    }
    await expect.poll(overlaps).toBe(false)
  })
}

test('the way on keeps the page, and the cart offers what goes with it, which is added in place', async ({
  page,
}) => {
  await open(page, `/shop/accessories/${REFLECTORS.id}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL('/shop/cart')
  const offered = page.getByRole('region', { name: 'Goes well with your cart' })
  await expect(offered.getByRole('listitem')).toHaveCount(3)
  await offered.getByRole('button', { name: /^Add to cart ?: Bell$/ }).click()
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(offered.getByText('In your cart')).toBeVisible()
  await expect(offered.getByRole('listitem')).toHaveCount(3)
})

test('a guest’s country of delivery is kept, and the checkout begins with it', async ({ page, site }) => {
  await storeCart(page, [lineOf(PANNIER, 1)])
  await open(page, '/shop/cart')
  const country = page.getByRole('combobox', { name: 'Deliver to' })
  await expect(page.getByText(/^Arrives \w+ \d+/)).toBeVisible()
  await country.selectOption({ label: 'Germany' })
  await expect(page.getByText(/^2 to 4 working days on the way$/)).toBeVisible()
  await reload(page)
  await expect(country.locator('option:checked')).toHaveText('Germany')

  await openAs(page, await newMember(site.address), '/shop/cart')
  await expect(amountOf(page, 'Order total')).toBeVisible()
  await expect(country.locator('option:checked')).toHaveText('Germany')
  await open(page, '/shop/cart/checkout')
  await expect(page.getByLabel('Country').locator('option:checked')).toHaveText('Germany')
})
