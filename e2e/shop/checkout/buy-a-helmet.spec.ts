import { press, tabTo, type } from '../../testing/keyboard.ts'
import { open } from '../../testing/open.ts'
import {
  fillAddress,
  isThanked,
  newMember,
  payButton,
  paySandbox,
  proceed,
  section,
} from '../../testing/shopper.ts'
import { DEMO_PASSWORD, expect, logIn, test } from '../../testing/site.ts'

const stockOf = async (address: string, id: number) => {
  const answer = (await (await fetch(`${address}/api/accessories/${id}`)).json()) as {
    data: { stock: number }
  }
  return answer.data.stock
}

test('a guest buys two helmets, from the home page to the paid order', async ({ page, site }) => {
  const before = await stockOf(site.address, 1)

  await open(page, '/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /accessories/i })
    .first()
    .click()
  await expect(page).toHaveURL('/shop/accessories')
  await page.getByRole('link', { name: /City helmet with light/ }).click()
  await expect(page.getByRole('heading', { name: 'City helmet with light' })).toBeVisible()

  // Clicks the label, because the radio button is visually hidden.
  for (const name of ['M', 'Chalk']) {
    await page.locator('label', { has: page.getByText(name, { exact: true }) }).click()
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
  }
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText('City helmet with light, M, Chalk added to cart')).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(
    page.getByText('An additional City helmet with light, M, Chalk has been added to the cart'),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Cart, 2 items' }).click()
  const modal = page.getByRole('dialog', { name: 'Your cart' })
  await expect(modal.getByText('Subtotal')).toBeVisible()
  await expect(modal.getByText('Order total')).toBeVisible()
  await expect(modal.getByText('$238').first()).toBeVisible()
  await modal.getByRole('link', { name: 'Continue to Payment' }).click()

  await expect(page).toHaveURL('/shop/cart/checkout')
  const member = await newMember(site.address)
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(member)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main').getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toHaveValue(member)
  await logIn(page, member)
  await expect(page).toHaveURL('/shop/cart/checkout')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull()

  const order = page.getByRole('complementary', { name: 'Your order' })
  await expect(order.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveText([
    /City helmet with light, M, Chalk.*× 2/,
  ])
  await expect(page.getByLabel('Country')).toHaveValue('222')
  await fillAddress(page)
  for (const name of ['Delivery address', 'Shipping method', 'Payment']) await proceed(page, name)
  await payButton(page, '$257.04').click()
  await paySandbox(page)

  await isThanked(page)
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
  await expect.poll(() => stockOf(site.address, 1)).toBe(before - 2)

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Orders' }).first().click()
  await expect(page).toHaveURL('/dashboard/orders')
  await expect(page.getByRole('list', { name: /^Progress of order/ }).first()).toContainText('Payment, done')
  await expect(page.getByText('City helmet with light').first()).toBeVisible()

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out successfully!')).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('a helmet is bought with the keyboard alone, from the home page to the paid order', async ({
  page,
  site,
}) => {
  await open(page, '/')
  await press(page, page.getByRole('link', { name: 'Skip to the content' }))
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /accessories/i })
      .first(),
  )
  await expect(page).toHaveURL('/shop/accessories')
  await press(page, page.getByRole('link', { name: /City helmet with light/ }))
  await tabTo(page, page.getByRole('radio', { name: 'S', exact: true }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('radio', { name: 'Pine' }))
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: 'Add to cart' }).first())
  await expect(page.getByText('City helmet with light, M, Pine added to cart')).toBeVisible()

  await press(page, page.getByRole('button', { name: 'Cart, 1 item' }))
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await press(page, cart.getByRole('button', { name: 'One more' }))
  await expect(cart.getByText('$238').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  const opener = page.getByRole('button', { name: 'Cart, 2 items' })
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, cart.getByRole('link', { name: 'Continue to Payment' }))

  await type(page, 'Email', await newMember(site.address))
  await press(page, page.getByRole('main').getByRole('button', { name: 'Log in' }))
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Country')).toBeVisible()
  await expect(page).toHaveURL('/shop/cart/checkout')

  await tabTo(page, page.getByLabel('Country'))
  await page.keyboard.type('Germ')
  await expect(page.getByLabel('Country').locator('option:checked')).toHaveText('Germany')
  const address = [
    ['Street and number', 'Hauptstr. 12'],
    ['Postcode', '10115'],
    ['City', 'Berlin'],
  ] as const
  for (const [label, text] of address) await type(page, label, text)
  const steps = ['Delivery address', 'Shipping method', 'Payment', 'Review your order']
  for (const [at, name] of steps.slice(0, -1).entries()) {
    await press(page, section(page, name).getByRole('button', { name: 'Continue' }))
    await expect(page.getByRole('heading', { name: steps[at + 1]! })).toBeFocused()
  }
  await press(page, payButton(page))

  await expect(page).toHaveURL(/\/api\/sandbox\//)
  await tabTo(page, page.getByRole('button', { name: /^Pay \$/ }).first())
  await page.keyboard.press('Enter')
  await isThanked(page)
})
