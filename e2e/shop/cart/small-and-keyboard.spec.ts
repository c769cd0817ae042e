import { expect, test } from '../../testing/site.ts'
import { keepCart, lineOf, openCartPage, PANNIER, REFLECTORS } from '../../testing/stored-cart.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('nothing is wider than the screen, and everything is large enough for a finger', async ({ page }) => {
    const title = 'Hinterradnabenschaltungsabdeckung'.repeat(3)
    await keepCart(page, [lineOf(PANNIER, 99, { title, price: 1 }), lineOf(REFLECTORS, 1)])
    await openCartPage(page)
    await expect(page.getByRole('progressbar')).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    for (const name of ['One more', 'One less']) {
      const box = await page.getByRole('button', { name }).first().boundingBox()
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
    }
  })
})

test('by keyboard alone: a line goes, Undo has the focus, the line is back and has it', async ({ page }) => {
  await keepCart(page, [lineOf(REFLECTORS, 2)])
  await openCartPage(page)
  await page.getByRole('button', { name: `Remove ${REFLECTORS.title}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Undo removing ${REFLECTORS.title}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Remove ${REFLECTORS.title}` })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('textbox', { name: /Quantity/ })).toBeFocused()
  await page.keyboard.type('7')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Cart, 7 items' })).toBeVisible()
})

test('Escape while typing in the drawer puts the number back, and the drawer stays', async ({ page }) => {
  await keepCart(page, [lineOf(REFLECTORS, 2)])
  await page.goto('/shop/accessories')
  await page.getByRole('button', { name: 'Cart, 2 items' }).click()
  const quantity = page.getByRole('dialog').getByRole('textbox', { name: /Quantity/ })
  await quantity.fill('8')
  await page.keyboard.press('Escape')
  await expect(quantity).toHaveValue('2')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
