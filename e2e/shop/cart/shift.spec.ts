import { layoutShifts, watchLayoutShift } from '../../testing/layout-shift.ts'
import { open } from '../../testing/open.ts'
import { expect, test } from '../../testing/site.ts'
import { lineOf, storeCart, TAILLIGHT } from '../../testing/stored-cart.ts'

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('nothing moves when a guest’s cart and checkout learn what shipping costs', async ({ page }) => {
      await storeCart(page, [lineOf(TAILLIGHT, 1)])
      await watchLayoutShift(page)
      for (const path of ['/shop/cart', '/shop/cart/checkout']) {
        await open(page, path)
        await expect(page.getByText('Shipping to the United States')).toBeAttached()
        expect(await layoutShifts(page), path).toEqual([])
      }
    })
  })
}
