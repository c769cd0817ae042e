import { open } from '../../testing/open.ts'
import { expect, test } from '../../testing/site.ts'
import { storeCart, lineOf, PANNIER, REFLECTORS, TAILLIGHT } from '../../testing/stored-cart.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('what is told covers neither the title nor the way out of a full cart', async ({ page }) => {
    await storeCart(page, [lineOf(PANNIER, 1), lineOf(TAILLIGHT, 1), lineOf(REFLECTORS, 1)])
    await open(page, '/shop/accessories')
    await page.getByRole('button', { name: 'Cart, 3 items' }).click()
    const cart = page.getByRole('dialog', { name: 'Your cart' })
    for (const { title } of [PANNIER, TAILLIGHT]) {
      await cart.getByRole('button', { name: `Remove ${title}` }).click()
    }
    const notice = page.getByRole('alert').filter({ hasText: `${TAILLIGHT.title} was removed from the cart` })
    const bottom = () => notice.evaluate((it) => it.getBoundingClientRect().bottom)
    for (const part of [cart.getByRole('heading'), cart.getByRole('button', { name: 'Close' })]) {
      // Both elements slide into place.
      await expect
        .poll(async () => (await part.boundingBox())!.y - (await bottom()))
        .toBeGreaterThanOrEqual(0)
    }
  })

  test('total and button stay in sight, clear of the consent card', async ({ page }) => {
    await storeCart(page, [lineOf(PANNIER, 1), lineOf(TAILLIGHT, 1), lineOf(REFLECTORS, 1)])
    await open(page, '/shop/cart')
    const ways = page.getByRole('main').getByRole('link', { name: 'Continue to Payment' })
    const foot = ways.last()
    await expect(ways).toHaveCount(2)
    await expect(page.getByText('Estimated total').last()).toBeInViewport({ ratio: 1 })
    await expect(foot).toBeInViewport({ ratio: 1 })
    const consent = page.getByRole('region', { name: 'Your privacy' })
    await expect(async () => {
      const card = (await consent.boundingBox())!
      expect(card.y + card.height).toBeLessThanOrEqual((await foot.boundingBox())!.y)
    }).toPass()
    await ways.first().scrollIntoViewIfNeeded()
    await expect(ways).toHaveCount(1)
  })

  test('a short cart has its button on the first screen, and no second one at the foot', async ({ page }) => {
    await storeCart(page, [lineOf(PANNIER, 1), lineOf(TAILLIGHT, 2)])
    await open(page, '/shop/cart')
    await page.getByRole('button', { name: 'Only what is needed' }).click()
    const ways = page.getByRole('main').getByRole('link', { name: 'Continue to Payment' })
    await expect(ways).toHaveCount(1)
    await expect(ways).toBeInViewport({ ratio: 0.6 })
  })

  test('what goes with the cart has its whole name beside the picture', async ({ page }) => {
    await storeCart(page, [lineOf(TAILLIGHT, 1)])
    await open(page, '/shop/cart')
    const tile = page.getByRole('region', { name: 'Goes well with your cart' }).getByRole('listitem').first()
    const name = (await tile.getByRole('heading').boundingBox())!
    const button = (await tile.getByRole('button').boundingBox())!
    expect(name.width).toBeGreaterThan(220)
    expect(button.y).toBeGreaterThanOrEqual(name.y + name.height)
  })

  test('nothing is wider than the screen, and everything is large enough for a finger', async ({ page }) => {
    const title = 'Hinterradnabenschaltungsabdeckung'.repeat(3)
    await storeCart(page, [lineOf(PANNIER, 99, { title, price: 1 }), lineOf(REFLECTORS, 1)])
    await open(page, '/shop/cart')
    await expect(page.getByText(/more and shipping is free|Shipping is free/)).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390)
    for (const name of ['One more', 'One less']) {
      const button = page.getByRole('button', { name }).first()
      const shorterSide = async () => {
        const { width, height } = (await button.boundingBox())!
        return Math.min(width, height)
      }
      await expect.poll(shorterSide).toBeGreaterThanOrEqual(44)
    }
  })
})

test('by keyboard alone: a line goes, Undo has the focus, the line is back and has it', async ({ page }) => {
  await storeCart(page, [lineOf(REFLECTORS, 2)])
  await open(page, '/shop/cart')
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
