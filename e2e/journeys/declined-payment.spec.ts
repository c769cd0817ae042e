import { expect, logIn, test } from '../site.ts'

test('a declined payment keeps the cart and gives the stock back; the next try starts from the last address', async ({
  page,
  site,
}) => {
  const stock = async () => {
    const answer = (await (await fetch(`${site.address}/api/accessories/4`)).json()) as {
      data: { stock: number }
    }
    return answer.data.stock
  }
  const before = await stock()
  await page.goto('/login?continue=/shop/accessories/4')
  await logIn(page, 'dev@example.com')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await page.getByRole('link', { name: 'Continue to Payment' }).click()

  const address = [
    ['First name', 'Dev'],
    ['Last name', 'Rao'],
    ['Street and number', '4 Mill Lane'],
    ['City', 'Denver'],
    ['Postcode', '80202'],
  ] as const
  for (const [label, text] of address) await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page).toHaveURL(/\/api\/sandbox\//)
  expect(await stock()).toBe(before - 1)
  await page.getByRole('button', { name: /Decline/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Nothing was paid' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  expect(await stock()).toBe(before)

  await page.getByRole('link', { name: 'Back to checkout' }).click()
  await expect(page.getByLabel('Street and number')).toHaveValue('4 Mill Lane')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible()
  expect(await stock()).toBe(before - 1)
})
