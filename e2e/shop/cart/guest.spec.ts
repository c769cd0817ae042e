import { expect, logIn, test } from '../../testing/site.ts'
import { amountOf, keepCart, lineOf, openCartPage, PANNIER, REFLECTORS } from '../../testing/stored-cart.ts'

const quantityOf = (title: string) => ({ name: `Quantity of ${title}` })

test('drawer and page show the same cart; what is removed comes back in its place', async ({ page }) => {
  await keepCart(page, [lineOf(PANNIER, 1), lineOf(REFLECTORS, 2)])
  await page.goto('/shop/accessories')
  await page.getByRole('button', { name: 'Cart, 3 items' }).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await expect(amountOf(drawer, 'Order total')).toHaveText('$109')
  await drawer.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL('/shop/cart')

  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(amountOf(page.getByRole('main'), 'Order total')).toHaveText('$109')
  // The drawer, on its way out, still has buttons of the same names.
  await page
    .getByRole('main')
    .getByRole('button', { name: `Remove ${PANNIER.title}` })
    .click()
  await expect(page.getByText(`${PANNIER.title} was removed from the cart`)).toBeVisible()
  await expect(amountOf(page.getByRole('main'), 'Order total')).toHaveText('$30')
  await page
    .getByRole('main')
    .getByRole('button', { name: `Undo removing ${PANNIER.title}` })
    .click()
  await expect(lines.first()).toContainText(PANNIER.title)
  await expect(amountOf(page.getByRole('main'), 'Order total')).toHaveText('$109')
})

test('a number is typed, and the way to free shipping shortens', async ({ page }) => {
  await keepCart(page, [lineOf(REFLECTORS, 1)])
  await openCartPage(page)
  await expect(page.getByRole('progressbar', { name: '$135 more and shipping is free' })).toBeVisible()
  const quantity = page.getByRole('textbox', quantityOf(REFLECTORS.title))
  await quantity.fill('10')
  await quantity.press('Enter')
  await expect(amountOf(page.getByRole('main'), 'Order total')).toHaveText('$150')
  await expect(page.getByRole('progressbar', { name: 'Shipping is free' })).toBeVisible()
  await page.reload()
  await expect(quantity).toHaveValue('10')
})

test('a price and a stock that have changed are told, and taken for right by one button', async ({
  page,
}) => {
  await keepCart(page, [
    lineOf(PANNIER, 99, { price: 70 }),
    lineOf(REFLECTORS, 1, { id: 99_999, title: 'A thing of once' }),
  ])
  await openCartPage(page)
  await expect(page.getByText('2 things in your cart have changed')).toBeVisible()
  await expect(page.getByText(/The price is now \$79; it was \$70\. Only \d+ left/)).toBeVisible()
  await page.getByRole('button', { name: 'Use today’s prices' }).click()
  await expect(page.getByText('things in your cart have changed')).toBeHidden()
  await expect(page.getByText('A thing of once')).toBeHidden()
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('cartItems')!) as Array<{ price: number; cartQuantity: number }>,
  )
  expect(kept).toHaveLength(1)
  expect(kept[0]).toMatchObject({ price: 79 })
  expect(kept[0]!.cartQuantity).toBeLessThan(99)
})

test('a guest’s promo code is checked, counts, and goes along into the account', async ({ page }) => {
  await keepCart(page, [lineOf(PANNIER, 1)])
  await openCartPage(page)
  await page.getByRole('button', { name: 'Add a promo code' }).click()
  await page.keyboard.type('nonsense')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'We do not know this code.' })).toBeVisible()
  await page.getByLabel('Promo code').fill(' welcome5 ')
  await page.keyboard.press('Enter')
  await expect(page.getByText('you save $3.95')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove promo code WELCOME5' })).toBeFocused()
  await expect(amountOf(page, 'Discount')).toHaveText('−$3.95')
  await expect(amountOf(page, 'Order total')).toHaveText('$75.05')

  await page.goto('/login?continue=/shop/cart')
  await logIn(page, 'cara@example.com')
  await expect(page).toHaveURL('/shop/cart')
  await expect(page.getByRole('button', { name: 'Remove promo code WELCOME5' })).toBeVisible()
  await expect(amountOf(page, 'Shipping')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('cartItems'), localStorage.getItem('cartCode')]))
    .toEqual([null, null])
  await page.getByRole('button', { name: 'Remove promo code WELCOME5' }).click()
  await page.getByRole('button', { name: `Remove ${PANNIER.title}` }).click()
  await expect(page.getByText('There is no item in your shopping cart!')).toBeVisible()
})

test('a code that is typed and not applied goes along to the checkout; one that doesn’t count holds the way up', async ({
  page,
}) => {
  await keepCart(page, [lineOf(PANNIER, 1)])
  await page.goto('/shop/accessories')
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  const goOn = () => drawer.getByRole('button', { name: 'Continue to Payment' }).click()
  await drawer.getByRole('button', { name: 'Add a promo code' }).click()
  await page.keyboard.type('nonsense')
  await goOn()
  await expect(page.getByRole('alert').filter({ hasText: 'We do not know this code.' })).toBeVisible()
  await expect(drawer.getByLabel('Promo code')).toBeFocused()
  await expect(page).toHaveURL('/shop/accessories')
  await drawer.getByLabel('Promo code').fill('welcome5')
  await goOn()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/shop/cart/checkout')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartCode'))).toContain('WELCOME5')
})

test('what one tab does shows in the other', async ({ page, context }) => {
  await keepCart(page, [lineOf(REFLECTORS, 1)])
  await openCartPage(page)
  const other = await context.newPage()
  await other.goto('/shop/cart')
  await other.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByRole('textbox', quantityOf(REFLECTORS.title))).toHaveValue('2')
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  await page.getByRole('button', { name: `Remove ${REFLECTORS.title}` }).click()
  await expect(other.getByText('There is no item in your shopping cart!')).toBeVisible()
})
