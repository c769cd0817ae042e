import { reload } from '../../testing/open.ts'
import { expect, test } from '../../testing/site.ts'
import {
  fillAddress,
  isThanked,
  newMember,
  openCheckout,
  openNextCheckout,
  ordersOf,
  payButton,
  paySandbox,
  pieces,
  section,
  settleAll,
} from '../../testing/shopper.ts'
import { REFLECTORS, TAILLIGHT } from '../../testing/stored-cart.ts'

test.describe('an answer that is lost', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('belongs to the same order, also after a reload', async ({ page, site }) => {
    await openNextCheckout(page, site.address, pieces(TAILLIGHT))
    await page.route('**/api/checkout', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort()
    })
    const orders = () => ordersOf(page, site.address)
    await payButton(page).click()
    await expect(page.getByText(/We’re not sure your order reached us/)).toBeVisible()
    await expect.poll(orders).toHaveLength(2)
    await page.unroute('**/api/checkout')
    await reload(page)
    await payButton(page).click()
    await paySandbox(page)
    await isThanked(page)
    await expect.poll(orders).toMatchObject([{ status: 'paid' }, { status: 'paid' }])
  })
})

test('a reload in the middle loses nothing that was typed, and no storage has it', async ({ page, site }) => {
  await openCheckout(page, site.address, await newMember(site.address), pieces(REFLECTORS))
  await fillAddress(page)
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('98101')
  await reload(page)
  await expect(payButton(page)).toBeVisible()
  const review = section(page, 'Review your order')
  await expect(review.getByText(/18 Harbor Street, Seattle, WA\s98101/)).toBeVisible()
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(await stored()).not.toContain('Harbor')
})

test('after a declined payment cart and stock are as before, and the next try, from the last address, is paid', async ({
  page,
  site,
}) => {
  const stock = async () => {
    const answer = await fetch(`${site.address}/api/accessories/${REFLECTORS.id}`)
    return ((await answer.json()) as { data: { stock: number } }).data.stock
  }
  const before = await stock()
  await openCheckout(page, site.address, await newMember(site.address), pieces(REFLECTORS))
  await settleAll(page)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/api\/sandbox\//)
  await expect.poll(stock).toBe(before - 1)
  await page
    .getByRole('button', { name: /^Decline/ })
    .first()
    .click()

  await expect(page.getByRole('heading', { level: 1, name: 'Nothing was paid' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await expect.poll(stock).toBe(before)

  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(section(page, 'Review your order').getByText(/18 Harbor Street, Seattle/)).toBeVisible()
  await payButton(page).click()
  await paySandbox(page)
  await isThanked(page)
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
  await expect.poll(stock).toBe(before - 1)
  const statuses = async () => (await ordersOf(page, site.address)).map(({ status }) => status)
  await expect.poll(statuses).toEqual(['paid', 'cancelled'])
})
