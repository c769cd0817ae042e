import { expect, test } from '../../testing/site.ts'
import {
  enterCheckout,
  fillAddress,
  isThanked,
  lineOf,
  newMember,
  ordersOf,
  payButton,
  paySandbox,
  REFLECTORS,
  settleAll,
} from '../../testing/shopper.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

test('pressing twice places one order', async ({ page, site }) => {
  await enterCheckout(page, await newMember(site.address), lineOf(REFLECTORS, 1))
  await settleAll(page)
  await payButton(page).dblclick()
  await expect(page).toHaveURL(/\/api\/sandbox\//)
  expect(await ordersOf(page, site.address)).toHaveLength(1)
})

test('an order whose answer is lost is the same order, also after a reload', async ({ page, site }) => {
  await enterCheckout(page, await newMember(site.address), lineOf(REFLECTORS, 1))
  await settleAll(page)
  await page.route('**/api/checkout', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await payButton(page).click()
  await expect(page.getByText(/We don’t know yet whether your order has reached us/)).toBeVisible()
  expect(await ordersOf(page, site.address)).toHaveLength(1)
  await page.unroute('**/api/checkout')
  await payButton(page).click()
  await paySandbox(page)
  await isThanked(page)
  expect(await ordersOf(page, site.address)).toMatchObject([{ status: 'paid' }])
})

test('a reload in the middle loses nothing that was typed, and no storage has it', async ({ page, site }) => {
  await enterCheckout(page, await newMember(site.address), lineOf(REFLECTORS, 1))
  await fillAddress(page)
  await page.waitForFunction(() => JSON.stringify(history.state).includes('98101'))
  await page.reload()
  await expect(payButton(page)).toBeVisible()
  await expect(page.getByText(/18 Harbor Street, Seattle, WA, 98101/)).toBeVisible()
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('Harbor')
})

test('a checkout that can’t be loaded leads to the configurator, and the cart is kept', async ({
  page,
  site,
}) => {
  const email = await newMember(site.address)
  await enterCheckout(page, email, lineOf(REFLECTORS, 1))
  await page.getByRole('heading', { name: 'Contact' }).waitFor()
  await page.route('**/api/checkout', (route) => route.abort())
  await page.reload()
  await expect(page).toHaveURL('/configurator')
  await expect(page.getByText("Can't reach server right now.").first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})
