import { expect, test } from '../../testing/site.ts'
import { keepCart, lineOf, PANNIER, REFLECTORS, TAILLIGHT } from '../../testing/stored-cart.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone what is told covers neither the title nor the way out of a full cart', async ({ page }) => {
  await keepCart(page, [lineOf(PANNIER, 1), lineOf(TAILLIGHT, 1), lineOf(REFLECTORS, 1)])
  await page.goto('/shop/accessories')
  await page.getByRole('button', { name: 'Cart, 3 items' }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  for (const { title } of [PANNIER, TAILLIGHT]) {
    await cart.getByRole('button', { name: `Remove ${title}` }).click()
  }
  const notice = page.getByRole('alert').filter({ hasText: `${TAILLIGHT.title} was removed from the cart` })
  const bottom = () => notice.evaluate((it) => it.getBoundingClientRect().bottom)
  for (const part of [cart.getByRole('heading'), cart.getByRole('button', { name: 'Close' })]) {
    // Both move to their places.
    await expect.poll(async () => (await part.boundingBox())!.y - (await bottom())).toBeGreaterThanOrEqual(0)
  }
})
