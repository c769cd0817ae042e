import { newMember, payButton, paySandbox, proceed } from '../../testing/shopper.ts'
import { open } from '../../testing/open.ts'
import { expect, logIn, test } from '../../testing/site.ts'

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

  // The shopper presses the label; the radio itself is out of sight.
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
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login?continue=%2Fshop%2Fcart%2Fcheckout')
  await logIn(page, await newMember(site.address))
  await expect(page).toHaveURL('/shop/cart/checkout')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull()

  await expect(page.getByLabel('Country')).toHaveValue('222')
  await page.getByLabel('Country').selectOption({ label: 'Germany' })
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('VAT')
  await page.getByLabel('Country').selectOption({ label: 'United States' })
  await page.getByLabel('Street address').fill('18 Harbor Street')
  await page.getByLabel('City').fill('Seattle')
  await page.getByLabel('State').selectOption({ label: 'Washington' })
  await page.getByLabel('ZIP code').fill('98101')
  for (const name of ['Delivery address', 'Shipping method', 'Payment']) await proceed(page, name)
  await payButton(page, '$257.04').click()
  await paySandbox(page)

  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
  expect(await stockOf(site.address, 1)).toBe(before - 2)

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Orders' }).first().click()
  await expect(page).toHaveURL('/dashboard/orders')
  await expect(page.getByText(/paid/i).first()).toBeVisible()
  await expect(page.getByText('City helmet with light').first()).toBeVisible()

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out successfully!')).toBeVisible()
  await expect(page).toHaveURL('/login')
})
