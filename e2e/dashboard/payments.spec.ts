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

test('on a phone the lines of a declined payment follow each other, and its two actions share one', async ({
  page,
  site,
}) => {
  const row = await openPayments(page, site.address, 390)
  const [title, date] = [await boxOf(row.getByRole('heading')), await boxOf(row.locator('time'))]
  expect(date.y - (title.y + title.height)).toBeLessThan(4)
  expect(title.width).toBeGreaterThan(230)
  const again = await boxOf(row.getByRole('button', { name: /^Buy again/ }))
  const remove = await boxOf(row.getByRole('button', { name: /^Delete/ }))
  expect(again.y).toBe(remove.y)
  const amount = await boxOf(row.locator('strong'))
  expect(again.x + again.width).toBeCloseTo(amount.x + amount.width, 0)
})

test('on a large screen the order and the card of a declined payment stand on one line', async ({
  page,
  site,
}) => {
  const row = await openPayments(page, site.address, 1440)
  const title = await boxOf(row.getByRole('heading'))
  const order = await boxOf(row.getByText(/Order NK-/))
  const card = await boxOf(row.getByText(/^.*Visa ending in/))
  expect(order.y).toBeCloseTo(card.y, 0)
  expect(order.y - (title.y + title.height)).toBeLessThan(4)
})
