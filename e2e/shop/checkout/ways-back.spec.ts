import { expect, test } from '../../testing/site.ts'
import {
  enterCheckout,
  isThanked,
  lineOf,
  newMember,
  ordersOf,
  payButton,
  paySandbox,
  REFLECTORS,
  settleAll,
} from '../../testing/shopper.ts'

for (const way of ['Decline', 'Cancel']) {
  test(`after “${way}” the cart is as before, and the next try is paid`, async ({ page, site }) => {
    await enterCheckout(page, await newMember(site.address), lineOf(REFLECTORS, 1))
    await settleAll(page)
    await payButton(page).click()
    await page
      .getByRole('button', { name: new RegExp(`^${way}`) })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing was paid' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await page.getByRole('link', { name: 'Try again' }).click()
    await payButton(page).click()
    await paySandbox(page)
    await isThanked(page)
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
    expect((await ordersOf(page, site.address)).map(({ status }) => status)).toEqual(['paid', 'cancelled'])
  })
}

test('who pays but never comes back has a paid order and an empty cart', async ({ page, site }) => {
  await enterCheckout(page, await newMember(site.address), lineOf(REFLECTORS, 1))
  await settleAll(page)
  await payButton(page).click()
  await page
    .getByRole('button', { name: /never come back/ })
    .first()
    .click()
  await expect(page.getByText(/You can close this window/)).toBeVisible()
  expect(await ordersOf(page, site.address)).toMatchObject([{ status: 'paid' }])
  await page.goto('/shop/accessories')
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
})
