import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

test('on a phone the values and bars of a row are level, and the best bar is full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/configurator')
  const rows = await page
    .getByRole('region', { name: 'Side by side' })
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => {
        const boxes = (what: string) =>
          [...row.querySelectorAll(what)].map((each) => each.getBoundingClientRect().toJSON() as DOMRect)
        const tracks = boxes('svg').map(({ width }) => width)
        return {
          values: boxes('td span:first-child').map(({ top }) => top),
          bars: boxes('svg').map(({ top }) => top),
          fullest: Math.max(0, ...boxes('rect').map(({ width }, index) => width / tracks[index]!)),
        }
      }),
    )
  expect(rows.length).toBeGreaterThan(6)
  for (const { values, bars, fullest } of rows) {
    expect.soft(Math.max(...values) - Math.min(...values)).toBeLessThan(1)
    if (bars.length === 0) continue
    expect.soft(Math.max(...bars) - Math.min(...bars)).toBeLessThan(1)
    expect.soft(fullest).toBeCloseTo(1, 1)
  }
})

test('on a wide screen the empty third place stands beside the two bikes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/configurator/compare')
  const place = (await page.locator('summary', { hasText: 'Add a bike' }).boundingBox())!
  const first = (await page.getByRole('region', { name: 'First build' }).boundingBox())!
  expect(place.x + place.width).toBeLessThanOrEqual(first.x)
  expect(place.y).toBeGreaterThanOrEqual(first.y)
  expect(place.height).toBeGreaterThan(100)
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
})
