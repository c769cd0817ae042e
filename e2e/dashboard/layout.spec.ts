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
})

test('a name of two lines moves no line of the saved builds beside it', async ({ page, site }) => {
  await openAsAnna(page, site.address, '/dashboard/builds')
  const tiles = page.getByRole('list', { name: 'Saved builds' }).getByRole('listitem')
  await expect(tiles).toHaveCount(3)
  expect(await tops(tiles.getByText(/Size [SML]/))).toBe(1)
  expect(await tops(tiles.getByText('Last changed on'))).toBe(1)
  expect(await tops(tiles.getByRole('checkbox'))).toBe(1)
})
