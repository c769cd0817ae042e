import type { Page } from '@playwright/test'

import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

/** Returns by how many pixels the tabs of the steps are wider than their row. */
const overflow = (page: Page) =>
  page.getByRole('tablist').evaluate((row) => row.scrollWidth - row.clientWidth)

test('beside the picture, all steps have room on a large screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/configurator/nyx')
  await page.evaluate(() => document.fonts.ready)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

for (const width of [320, 390])
  test(`on a phone of ${width} px the steps are one row that scrolls, and large enough to read and to touch`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/configurator/nyx?step=accessories')
    await expect(page.getByText('Step 5 of 6')).toBeVisible()
    const steps = page.getByRole('tab')
    const boxes = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().toJSON()))
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    const size = await steps.first().evaluate((step) => getComputedStyle(step.firstElementChild!).fontSize)
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(15)
    await expect(page.getByRole('tab', { name: 'Accessories' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('tab', { name: 'Summary' }).focus()
    await expect(page.getByRole('tab', { name: 'Summary' })).toBeInViewport({ ratio: 1 })
  })

test('on a phone the three sizes are in sight above the price on opening', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/configurator/nyx')
  const bar = (await page.getByRole('button', { name: 'More for this build' }).boundingBox())!
  for (const size of await page.getByRole('group', { name: 'Size' }).locator('label').all()) {
    const box = (await size.boundingBox())!
    expect(box.y + box.height).toBeLessThan(bar.y - 24)
  }
})

for (const bike of ['nyx', 'nireeka-homie']) {
  test(`on a phone the three sizes of ${bike} stand in one row`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, `/configurator/${bike}?step=size`)
    const sizes = page.getByRole('group', { name: 'Size' }).locator('label')
    await expect(sizes).toHaveCount(3)
    const tops = await sizes.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })
}

test('on a phone a size that isn’t built stands in its place, and makes no card taller', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/configurator/nyx?step=size')
  const sizes = page.getByRole('group', { name: 'Size' }).locator('label')
  const cards = await sizes.evaluateAll((all) =>
    all
      .map((card) => ({
        ...card.getBoundingClientRect().toJSON(),
        isBuilt: !card.querySelector(':disabled'),
      }))
      .toSorted((one, two) => one.left - two.left),
  )
  expect(cards.map(({ isBuilt }) => isBuilt)).toEqual([false, true, true])
  for (const { height } of cards) expect(height).toBeLessThan(130)
  await expect(page.getByText('Size S: not built this season.')).toBeVisible()
})

test('on a wide screen a size that isn’t built stands in its place, too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/configurator/nyx?step=size')
  const sizes = page.getByRole('group', { name: 'Size' }).locator('label')
  const lefts = await sizes.evaluateAll((all) =>
    all.map((card) => ({
      left: card.getBoundingClientRect().left,
      isBuilt: !card.querySelector(':disabled'),
    })),
  )
  const order = lefts.toSorted((one, two) => one.left - two.left).map(({ isBuilt }) => isBuilt)
  expect(order).toEqual([false, true, true])
})
