import { open } from '../../testing/open.ts'
import { newMember, section } from '../../testing/shopper.ts'
import { DEMO_PASSWORD, expect, test } from '../../testing/site.ts'
import { lineOf, storeCart, TAILLIGHT } from '../../testing/stored-cart.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a new buyer begins at once, and never leaves the checkout', async ({ page }) => {
    await storeCart(page, [lineOf(TAILLIGHT, 2)])
    await open(page, '/shop/cart/checkout')
    const summary = page.getByRole('button', { name: /^Order summary Arrives \w+ \d+ .*\$127 before tax$/ })
    await expect(summary).toBeVisible()
    const email = page.getByRole('main').getByRole('textbox', { name: 'Email' })
    expect((await email.boundingBox())!.y).toBeLessThan(360)

    await email.fill('new.buyer@example.com')
    await page.keyboard.press('Enter')
    const main = page.getByRole('main')
    await expect(main.getByLabel('First name')).toBeFocused()
    await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue('new.buyer@example.com')
    await expect(page).toHaveURL('/shop/cart/checkout')
    await expect(main.getByRole('heading', { name: 'Checkout' })).toBeVisible()
    await main.getByLabel('First name').fill('New')
    await main.getByLabel('Last name').fill('Buyer')
    await main.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await main.getByRole('button', { name: 'Register' }).click()

    await expect(page).toHaveURL('/shop/cart/checkout')
    await expect(section(page, 'Delivery address').getByLabel('Street address')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  })

  test('every step says what it asks for, and the payment step how it can be paid', async ({ page }) => {
    await storeCart(page, [lineOf(TAILLIGHT, 1)])
    await open(page, '/shop/cart/checkout')
    for (const text of [
      'Where we deliver, and to whom.',
      'Ways to ship, with price and arrival.',
      'The full total with tax, before you pay.',
    ]) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(section(page, 'Payment').getByRole('img', { name: 'Visa' })).toBeVisible()
  })
})

test.describe('with a wrong password', () => {
  test.use({ expectedErrors: [/401/] })

  test('a wrong password is told in the checkout, and the right one leads on there', async ({
    page,
    site,
  }) => {
    const member = await newMember(site.address)
    await storeCart(page, [lineOf(TAILLIGHT, 1)])
    await open(page, '/shop/cart/checkout')
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Email' }).fill(member)
    await main.getByRole('button', { name: 'Log in' }).click()
    await main.getByLabel('Password', { exact: true }).fill('not the password')
    await page.keyboard.press('Enter')
    await expect(main.getByRole('alert')).toBeVisible()
    await main.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await main.getByRole('button', { name: 'Log in' }).click()
    await expect(section(page, 'Delivery address').getByLabel('Street address')).toBeVisible()
    await expect(page).toHaveURL('/shop/cart/checkout')
  })
})
