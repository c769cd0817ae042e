import type { Locator, Page } from '@playwright/test'

import { openMemberApi } from '../testing/member-api.ts'
import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

async function openAsAnna(page: Page, address: string, path: string) {
  const member = await openMemberApi(address, 'anna@example.com')
  await member.logIn(page)
  await open(page, path)
}

const boxesOf = async (all: Locator) =>
  Promise.all((await all.all()).map(async (one) => (await one.boundingBox())!))

/** Returns on how many lines these begin. */
const tops = async (all: Locator) => new Set((await boxesOf(all)).map(({ y }) => Math.round(y))).size

test('the member’s own bike is the large picture of the dashboard, at every width', async ({
  page,
  site,
}) => {
  await openAsAnna(page, site.address, '/dashboard')
  const row = page.getByRole('list', { name: 'Your bikes' }).getByRole('listitem').first()
  const image = row.locator('img').first()
  await expect(image).toBeVisible()
  const share = async () => {
    const [[whole], [picture]] = [await boxesOf(row), await boxesOf(image)]
    return picture!.width / whole!.width
  }
  expect(await share()).toBeGreaterThan(1 / 3)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await share()).toBeGreaterThan(0.95)
})

test('all rows of a bike’s parts are of one height, with and without a mark', async ({ page, site }) => {
  await openAsAnna(page, site.address, '/dashboard/bikes')
  const parts = page.getByRole('region', { name: 'How it’s built' }).first()
  await expect(parts.getByText('Brakes')).toBeVisible()
  const heights = (await boxesOf(parts.locator('dl > div'))).map(({ height }) => Math.round(height * 10))
  expect(new Set(heights).size).toBe(1)
  const [legend] = await boxesOf(parts.getByText('Your choices are marked with'))
  expect(legend!.height).toBeLessThan(30)
})

test('a name of two lines moves no line of the saved builds beside it', async ({ page, site }) => {
  await openAsAnna(page, site.address, '/dashboard/builds')
  const tiles = page.getByRole('list', { name: 'Saved builds' }).getByRole('listitem')
  await expect(tiles).toHaveCount(3)
  expect(await tops(tiles.getByText(/Size [SML]/))).toBe(1)
  expect(await tops(tiles.getByText('Changed on'))).toBe(1)
  expect(await tops(tiles.getByRole('checkbox'))).toBe(1)
})

test('all buttons and choices of the settings are of one width', async ({ page, site }) => {
  await openAsAnna(page, site.address, '/dashboard/settings')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Change password' })).toBeVisible()
  const controls = main
    .getByRole('region')
    .locator('button:not([role="switch"]), select')
    .or(main.getByRole('link', { name: 'Your data' }))
  const widths = (await boxesOf(controls)).map(({ width }) => Math.round(width))
  expect(widths.length).toBeGreaterThan(4)
  expect(new Set(widths).size).toBe(1)
})

test('another address is added from a tile beside the last one, and on a phone below it', async ({
  page,
  site,
}) => {
  await openAsAnna(page, site.address, '/dashboard/addresses')
  const cards = page.getByRole('list', { name: 'Your addresses' }).getByRole('listitem')
  const add = page.getByRole('button', { name: 'Add an address' })
  await expect(cards).toHaveCount(2)
  const [[card], [tile]] = [await boxesOf(cards.first()), await boxesOf(add)]
  expect([tile!.y, tile!.width, tile!.height]).toEqual([card!.y, card!.width, card!.height])
  expect(tile!.x - (card!.x + card!.width)).toBeLessThan(20)
  const [main] = await boxesOf(page.getByRole('heading', { level: 1 }))
  expect(card!.x).toBeCloseTo(main!.x, 0)
  await page.setViewportSize({ width: 390, height: 844 })
  const [[above], [below]] = [await boxesOf(cards.first()), await boxesOf(add)]
  expect([below!.x, below!.width]).toEqual([above!.x, above!.width])
  expect(below!.y).toBeGreaterThan(above!.y + above!.height)
  await add.press('Enter')
  await expect(page.getByRole('form', { name: 'New address' })).toBeVisible()
})

test('a bike’s parts are folded on a phone, and open at a tap', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAsAnna(page, site.address, '/dashboard/bikes')
  const parts = page.getByRole('region', { name: 'How it’s built' }).first()
  await expect(parts.getByText('Brakes')).toBeHidden()
  await parts.getByRole('heading').click()
  await expect(parts.getByText('Brakes')).toBeVisible()
})

test('a bike’s history stands in one row on a large screen', async ({ page, site }) => {
  await openAsAnna(page, site.address, '/dashboard/bikes')
  const events = page.getByRole('region', { name: 'History' }).first().getByRole('listitem')
  await expect(events).toHaveCount(6)
  expect(await tops(events)).toBe(1)
})

test('a gift card is redeemed beside the balance, above all changes', async ({ page, site }) => {
  await openAsAnna(page, site.address, '/dashboard/credits')
  const [balance] = await boxesOf(page.getByRole('region', { name: 'Available credit' }))
  const [gift] = await boxesOf(page.getByRole('region', { name: 'Have a gift card?' }))
  const [changes] = await boxesOf(page.getByRole('region', { name: 'All changes, newest first' }))
  expect([gift!.y, gift!.width, gift!.height]).toEqual([balance!.y, balance!.width, balance!.height])
  expect(gift!.x).toBeGreaterThan(balance!.x)
  expect(changes!.y).toBeGreaterThan(gift!.y + gift!.height)
})
