import { expect, logIn, test } from '../site.ts'

const stockOf = async (address: string, id: number) => {
  const answer = (await (await fetch(`${address}/api/accessories/${id}`)).json()) as {
    data: { stock: number }
  }
  return answer.data.stock
}

test('a guest buys two helmets, from the home page to the paid order', async ({ page, site }) => {
  const before = await stockOf(site.address, 1)

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /accessories/i })
    .first()
    .click()
  await expect(page).toHaveURL('/shop/accessories')
  await page.getByRole('link', { name: /City helmet with light/ }).click()
  await expect(page.getByRole('heading', { name: 'City helmet with light' })).toBeVisible()

  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('City helmet with light added to cart')).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(
    page.getByText('An additional City helmet with light has been added to the cart'),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Cart, 2 items' }).click()
  const modal = page.getByRole('dialog', { name: 'Your cart' })
  await expect(modal.getByText('Subtotal')).toBeVisible()
  await expect(modal.getByText('Order total')).toBeVisible()
  await expect(modal.getByText('$238').first()).toBeVisible()
  await modal.getByRole('link', { name: 'Continue to Payment' }).click()

  await expect(page).toHaveURL('/login?continue=%2Fshop%2Fcart%2Fcheckout')
  await logIn(page, 'cara@example.com')
  await expect(page).toHaveURL('/shop/cart/checkout')
  expect(await page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull()

  await page.getByLabel('First name').fill('Cara')
  await page.getByLabel('Last name').fill('Lindqvist')
  await page.getByLabel('Street and number').fill('18 Harbor Street')
  await page.getByLabel('City').fill('Seattle')
  await page.getByLabel('Postcode').fill('98101')
  await expect(page.getByLabel('Country')).toHaveValue('222')
  await page.getByLabel('Country').selectOption({ label: 'Germany' })
  await expect(page.getByRole('button', { name: 'Pay $292.74' })).toBeEnabled()
  await page.getByLabel('Country').selectOption({ label: 'United States' })
  await page.getByRole('button', { name: 'Pay $266.76' }).click()

  await expect(page).toHaveURL(/\/api\/sandbox\//)
  await page.getByRole('button', { name: /^Pay/ }).click()

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
