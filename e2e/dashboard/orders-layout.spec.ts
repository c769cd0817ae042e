import type { Locator, Page } from '@playwright/test'

import { openMemberApi } from '../testing/member-api.ts'
import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

async function openAsAnna(page: Page, address: string, path: string, width = 1440) {
  const member = await openMemberApi(address, 'anna@example.com')
  await member.logIn(page)
  await page.setViewportSize({ width, height: 900 })
  await open(page, path)
}

const rowsOf = (page: Page) => page.getByRole('list', { name: /^Orders of/ }).locator(':scope > li')

const boxesOf = async (all: Locator) =>
  Promise.all((await all.all()).map(async (one) => (await one.boundingBox())!))

/** Returns at how many places these begin, from left to right. */
const starts = async (all: Locator) => new Set((await boxesOf(all)).map(({ x }) => Math.round(x))).size

/** Returns at how many places these end. */
const ends = async (all: Locator) =>
  new Set((await boxesOf(all)).map(({ x, width }) => Math.round(x + width))).size

test('in all rows of the orders, name, price and button stand at one place', async ({ page, site }) => {
  await openAsAnna(page, site.address, '/dashboard/orders')
  const rows = rowsOf(page)
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBeGreaterThan(10)
  expect(await starts(rows.getByRole('list', { name: 'Bought' }))).toBe(1)
  expect(await ends(rows.locator('strong'))).toBe(1)
  const next = rows
    .getByRole('button', { name: /^Buy again/ })
    .or(rows.getByRole('link', { name: /^Return items/ }))
  expect(await ends(next)).toBe(1)
  const sizes = await rows.locator('img').evaluateAll((all) =>
    all.map((image) => {
      const { width, height } = image.closest('span')!.getBoundingClientRect()
      return `${Math.round(width)} × ${Math.round(height)}`
    }),
  )
  expect(new Set(sizes).size).toBe(1)
})

test('on a phone, the price of an order stands on the line of its goods, and a row is short', async ({
  page,
  site,
}) => {
  await openAsAnna(page, site.address, '/dashboard/orders', 390)
  const rows = rowsOf(page)
  await expect(rows.first()).toBeVisible()
  for (const row of await rows.all()) {
    const [[goods], [price], [whole]] = [
      await boxesOf(row.getByRole('list', { name: 'Bought' }).getByRole('listitem').first()),
      await boxesOf(row.locator('strong')),
      await boxesOf(row),
    ]
    expect(Math.abs(price!.y - goods!.y)).toBeLessThan(6)
    expect(whole!.height).toBeLessThan(150)
  }
})

test('the progress of an order under way is as wide as its words and pictures', async ({ page, site }) => {
  await openAsAnna(page, site.address, '/dashboard')
  const card = page.getByRole('list', { name: 'Orders under way' })
  const [steps] = await boxesOf(card.getByRole('list', { name: /^Progress of order/ }))
  const [number] = await boxesOf(card.getByRole('heading'))
  const last = (await boxesOf(card.locator('img'))).at(-1)
  expect(steps!.x).toBeCloseTo(number!.x, 0)
  expect(steps!.x + steps!.width).toBeCloseTo(last!.x + last!.width, 0)
})

test('the dashboard shows the credit above all other orders, of which there are two', async ({
  page,
  site,
}) => {
  await openAsAnna(page, site.address, '/dashboard')
  const others = page.getByRole('region', { name: 'Other orders' })
  await expect(others.getByRole('list', { name: 'Orders' }).locator(':scope > li')).toHaveCount(2)
  const [[credits], [list]] = [
    await boxesOf(page.getByRole('region', { name: 'Credits' })),
    await boxesOf(others),
  ]
  expect(credits!.y).toBeLessThan(list!.y)
})
