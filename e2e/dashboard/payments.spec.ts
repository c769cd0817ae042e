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
  expect((await boxOf(row)).height).toBeLessThan(160)
  const again = await boxOf(row.getByRole('button', { name: /^Buy again/ }))
  const remove = await boxOf(row.getByRole('button', { name: /^Delete/ }))
  expect(again.y).toBe(remove.y)
  expect(again.height).toBe(remove.height)
  const state = await boxOf(row.getByText('Declined, not paid'))
  expect(state.x + state.width).toBeLessThan(again.x + 1)
  expect(state.y + state.height / 2).toBeCloseTo(again.y + again.height / 2, 0)
})

test('on a phone a refund is named beside the invoice, and no name has more than two lines', async ({
  page,
  site,
}) => {
  await openPayments(page, site.address, 390)
  const rows = page.getByRole('list', { name: /^Payments of/ }).getByRole('listitem')
  for (const label of ['Partly refunded', 'Refunded']) {
    const row = rows.filter({ has: page.getByText(label, { exact: true }) })
    const state = await boxOf(row.getByText(label, { exact: true }))
    const invoice = await boxOf(row.getByRole('button', { name: /^Invoice/ }))
    expect(state.y + state.height / 2).toBeCloseTo(invoice.y + invoice.height / 2, 0)
  }
  const heights = await rows
    .getByRole('heading')
    .evaluateAll((all) => all.map((title) => title.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThan(48)
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
  const refunded = page.getByRole('listitem').filter({ hasText: 'Partly refunded' }).first()
  const [owed, paid] = [await boxOf(declined.locator('strong')), await boxOf(refunded.locator('strong'))]
  expect(owed.x + owed.width).toBeCloseTo(paid.x + paid.width, 0)
  const invoice = await boxOf(refunded.getByRole('button', { name: /^Invoice/ }))
  const again = await boxOf(declined.getByRole('button', { name: /^Buy again/ }))
  const remove = await boxOf(declined.getByRole('button', { name: /^Delete/ }))
  expect(again.y).toBe(remove.y)
  expect(again.x).toBeLessThan(invoice.x)
  expect(remove.x + remove.width).toBeCloseTo(invoice.x + invoice.width, 0)
  expect((await boxOf(declined)).height).toBeLessThan((await boxOf(refunded)).height + 3)
})
