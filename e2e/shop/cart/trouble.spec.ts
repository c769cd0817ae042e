import { open } from '../../testing/open.ts'
import { expect, test } from '../../testing/site.ts'
import { keepCart, lineOf, openCartPage, PANNIER, REFLECTORS } from '../../testing/stored-cart.ts'

const DAMAGED = 'A part of your cart could no longer be read in this browser.'

const CASES: ReadonlyArray<readonly [string, string, number]> = [
  ['bad JSON', '[{"id":', 0],
  ['4.9 MB of one letter', JSON.stringify('x'.repeat(4_900_000)), 0],
  ['an object', '{"id":1,"__proto__":{"polluted":true}}', 0],
  ['a good line among bad ones', JSON.stringify([null, { id: -1 }, lineOf(REFLECTORS, 2)]), 2],
]

for (const [what, stored, items] of CASES) {
  test(`a stored cart that is ${what}: the page is whole, what can be kept is kept, and it is told once`, async ({
    page,
  }) => {
    await keepCart(page, stored)
    await page.goto('/shop/accessories')
    await expect(page.getByText(DAMAGED)).toBeVisible()
    const badge = page.getByRole('button', { name: items === 0 ? 'Cart, empty' : `Cart, ${items} items` })
    await expect(badge).toBeVisible()
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
    await page.reload()
    await expect(badge).toBeVisible()
    await expect(page.getByText(DAMAGED)).toBeHidden()
  })
}

test('a full local storage keeps the cart as long as the page is open, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open(page, `/shop/accessories/${PANNIER.id}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText(`${PANNIER.title} added to cart`)).toBeVisible()
  await expect(page.getByText('This browser has no room left.')).toBeVisible()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /Quantity of/ })).toHaveValue('1')
})

test.describe('out of the server’s reach', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a guest’s cart goes on by the browser’s own figures, quietly', async ({ page, context }) => {
    await keepCart(page, [lineOf(REFLECTORS, 1)])
    await openCartPage(page)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'One more' }).click()
    await expect(page.getByText('The shop can’t be reached.')).toBeVisible()
    await expect(page.getByText('$30').first()).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('The shop can’t be reached.')).toBeHidden()
  })
})
