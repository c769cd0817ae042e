import type { Locator } from '@playwright/test'

import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

const TRACKS = 'svg:has(rect)'

test('on a phone the values, ticks and bars of a row are level', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/configurator')
  const rows = await page
    .getByRole('region', { name: 'Side by side' })
    .locator('tbody tr')
    .evaluateAll(
      (all, tracksOf) =>
        all.map((row) => {
          const boxes = (what: string) =>
            [...row.querySelectorAll(what)].map((each) => each.getBoundingClientRect().toJSON() as DOMRect)
          return {
            values: boxes('td > div > span:first-child').map(({ top }) => top),
            bars: boxes(tracksOf).map(({ top }) => top),
            lines: boxes('td > div').map(({ height }) => height),
          }
        }),
      TRACKS,
    )
  expect(rows.length).toBeGreaterThan(6)
  for (const { values, bars, lines } of rows) {
    expect.soft(Math.max(...lines) - Math.min(...lines)).toBeLessThan(1)
    expect.soft(Math.max(...values) - Math.min(...values)).toBeLessThan(1)
    if (bars.length > 0) expect.soft(Math.max(...bars) - Math.min(...bars)).toBeLessThan(1)
  }
})

test('on a phone the pictures of all bikes stand on one line, whether a name takes one line or two', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/configurator')
  const tops = await page
    .getByRole('region', { name: 'Side by side' })
    .locator('thead th > div')
    .evaluateAll((all) => all.map((picture) => Math.round(picture.getBoundingClientRect().top)))
  expect(tops.length).toBeGreaterThan(2)
  expect(new Set(tops).size).toBe(1)
})

const boxOf = async (shown: Locator) => (await shown.boundingBox())!

test('on a wide screen two bikes take the whole width, and a third is added beside their pictures', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/configurator/compare')
  const [first, second] = [
    await boxOf(page.getByRole('region', { name: 'First build' })),
    await boxOf(page.getByRole('region', { name: 'Second build' })),
  ]
  const rows = await boxOf(page.getByRole('table', { name: 'Figures' }).getByRole('row').last())
  expect(second.x + second.width).toBeCloseTo(rows.x + rows.width, 0)
  const add = await boxOf(page.locator('summary', { hasText: 'Add a bike' }))
  expect(add.x + add.width).toBeLessThan(first.x)
  expect(add.y + add.height).toBeLessThan(first.y + first.height)
  const note = await boxOf(page.getByText('Practicality scores daily use'))
  expect(note.height).toBeLessThan(36)
})

test('on a phone each bike’s way to the builder stands at the top, and the names stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/configurator/compare')
  for (const which of ['First build', 'Second build'])
    await expect(
      page.getByRole('region', { name: which }).getByRole('link', { name: /^Build yours/ }),
    ).toBeInViewport({ ratio: 1 })
  await page.getByRole('heading', { name: 'Part by part' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  for (const name of ['Nireeka Prime', 'Nireeka Homie'])
    await expect(page.locator('[aria-hidden="true"] > p', { hasText: name })).toBeInViewport()
})

test('a tick is as near to a figure as to a part', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/configurator/compare')
  const distances = await page.locator('td:has(svg path)').evaluateAll((cells) =>
    cells.map((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT, ({ textContent }) =>
        /\d/.test(textContent ?? '') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
      )
      const range = document.createRange()
      range.selectNodeContents(texts.nextNode()!)
      const tick = cell.querySelector('svg:has(path)')!.getBoundingClientRect()
      return tick.left - range.getBoundingClientRect().right
    }),
  )
  expect(distances.length).toBeGreaterThan(6)
  expect(Math.max(...distances) - Math.min(...distances)).toBeLessThan(2)
})

test.describe('an address of no bike', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('is a 404 that offers all bikes, and the one whose name is in it', async ({ page }) => {
    const answer = await page.goto('/configurator/nireeka-nyx')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Did you mean the Nireeka Nyx?' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Build yours/ })).toHaveCount(3)
    await page.getByRole('link', { name: 'Nireeka Nyx', exact: true }).first().click()
    await expect(page).toHaveURL(/\/configurator\/nyx/)
  })

  test('shows the bike that is meant first, and larger on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/configurator/nireeka-nyx')
    const bikes = page.getByRole('list', { name: 'Bikes to start from' }).getByRole('listitem')
    await expect(bikes.first()).toContainText('Nireeka Nyx')
    const [meant, other] = await bikes.evaluateAll((all) => all.map((bike) => bike.clientWidth))
    expect(meant).toBeGreaterThan(1.5 * other!)
  })
})
