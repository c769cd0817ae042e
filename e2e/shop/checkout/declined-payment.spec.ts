import { newMember, payButton, paySandbox, section, settleAll } from '../../testing/shopper.ts'
import { expect, logIn, test } from '../../testing/site.ts'

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
  await logIn(page, await newMember(site.address))
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await page.getByRole('link', { name: 'Continue to Payment' }).click()

  await settleAll(page)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/api\/sandbox\//)
  expect(await stock()).toBe(before - 1)
  await page
    .getByRole('button', { name: /Decline/ })
    .first()
    .click()

  await expect(page.getByRole('heading', { level: 1, name: 'Nothing was paid' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  expect(await stock()).toBe(before)

  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(
    section(page, 'Delivery address')
      .getByText(/18 Harbor Street, Seattle/)
      .first(),
  ).toBeVisible()
  await payButton(page).click()
  await paySandbox(page)
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible()
  expect(await stock()).toBe(before - 1)
})
