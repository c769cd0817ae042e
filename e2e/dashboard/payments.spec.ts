import type { Locator, Page } from '@playwright/test'

import { openMemberApi } from '../testing/member-api.ts'
import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

async function openPayments(page: Page, address: string, width: number) {
  const member = await openMemberApi(address, 'anna@example.com')
  await member.logIn(page)
  await page.setViewportSize({ width, height: 900 })
  await open(page, '/dashboard/payments')
  return page.getByRole('listitem').filter({ hasText: 'Declined' }).first()
}

const boxOf = async (locator: Locator) => (await locator.boundingBox())!

test('on a phone a declined payment has its price beside its name, and its two actions beside its state', async ({
  page,
  site,
}) => {
  const row = await openPayments(page, site.address, 390)
  const [title, date] = [await boxOf(row.getByRole('heading')), await boxOf(row.locator('time'))]
  expect(date.y - (title.y + title.height)).toBeLessThan(8)
  expect(title.y).toBeCloseTo((await boxOf(row.locator('strong'))).y, 0)
  expect((await boxOf(row)).height).toBeLessThan(135)
  const again = await boxOf(row.getByRole('button', { name: /^Buy again/ }))
  const remove = await boxOf(row.getByRole('button', { name: /^Delete/ }))
  expect(again.y).toBe(remove.y)
  expect(again.height).toBe(remove.height)
  const state = await boxOf(row.getByText('Declined, not paid'))
  expect(state.x + state.width).toBeLessThan(again.x + 1)
  expect(state.y + state.height / 2).toBeCloseTo(again.y + again.height / 2, 0)
})

test('on a large screen the order and the card of a declined payment stand on one line', async ({
  page,
  site,
}) => {
  const row = await openPayments(page, site.address, 1440)
  const title = await boxOf(row.getByRole('heading'))
  const order = await boxOf(row.getByText(/Order NK-/))
  const card = await boxOf(row.getByText(/Visa/))
  expect(order.y).toBeCloseTo(card.y, 0)
  expect(order.y - (title.y + title.height)).toBeLessThan(4)
})

test('on a large screen all amounts stand in one column, and so do all actions', async ({ page, site }) => {
  const declined = await openPayments(page, site.address, 1440)
  const refunded = page
    .getByRole('listitem')
    .filter({ hasText: /−\$[\d.]+ refunded/ })
    .first()
  const [owed, paid] = [await boxOf(declined.locator('strong')), await boxOf(refunded.locator('strong'))]
  expect(owed.x + owed.width).toBeCloseTo(paid.x + paid.width, 0)
  const invoice = await boxOf(refunded.getByRole('button', { name: /^Invoice/ }).locator('svg'))
  const again = await boxOf(declined.getByRole('button', { name: /^Buy again/ }))
  const remove = declined.getByRole('button', { name: /^Delete/ })
  expect(again.y).toBe((await boxOf(remove)).y)
  expect(again.x).toBeLessThan(invoice.x)
  const [row, bin] = [await boxOf(declined), await boxOf(remove.locator('svg'))]
  expect(bin.x + bin.width).toBeGreaterThan(row.x + row.width - 3)
  expect(row.height).toBeLessThan((await boxOf(refunded)).height + 3)
})
