import type { Locator } from '@playwright/test'

import { open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { tab } from './builder.ts'

const PRIME = '/configurator/nireeka-prime'

test('the range is calculated below the builder, whose build stays', async ({ page }) => {
  await open(page, `${PRIME}?build=1-c-5`)
  const range = page.getByRole('region', { name: 'How far will it go?' })
  await range.scrollIntoViewIfNeeded()
  await expect(range.getByRole('button', { name: 'Calculate' })).toHaveCount(0)
  await expect(async () => {
    await range.getByLabel('Your weight').selectOption('95')
    await expect(range.getByRole('status')).toContainText('86 km', { timeout: 500 })
  }).toPass()
  await expect(tab(page, 'Colour')).toContainText('Midnight Pearl')
})

test('a link to a section leads to it on a phone, with the page or from another one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${PRIME}#geometry`)
  const heading = page.getByRole('heading', { name: 'Geometry' })
  await expect(heading).toBeInViewport()
  await open(page, '/faq')
  await page.getByText('Which size fits me?').click()
  await page.getByRole('link', { name: 'Prime', exact: true }).click()
  await expect(page).toHaveURL(`${PRIME}#geometry`)
  await expect(heading).toBeInViewport()
})

/** Returns the names of the sizes from left to right, as they are seen. */
const seenFrom = async (places: Locator) => {
  const seen = await places.evaluateAll((all) =>
    all.map((place) => ({
      name: /\b(S|M|L|XL)\b/.exec((place as HTMLElement).innerText)?.[0],
      left: place.getBoundingClientRect().left,
    })),
  )
  return seen.toSorted((one, other) => one.left - other.left).map(({ name }) => name)
}

for (const width of [390, 1440])
  test(`sizes stand smallest first in all of a bike’s page at ${width} px, also where one isn’t built`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/configurator/nyx')
    const SIZES = ['S', 'M', 'L']
    const choice = page.getByRole('tabpanel').locator('label', { has: page.getByRole('radio') })
    expect(await seenFrom(choice)).toEqual(SIZES)
    const geometry = page.getByRole('region', { name: 'Geometry' })
    await geometry.scrollIntoViewIfNeeded()
    const [drawings, riders] = [geometry.getByRole('list').first(), geometry.getByRole('list').nth(1)]
    expect(await seenFrom(drawings.getByRole('listitem'))).toEqual(SIZES)
    expect(await seenFrom(riders.locator('p'))).toEqual(SIZES)
    expect(await seenFrom(geometry.locator('thead th:not(:first-child)'))).toEqual(SIZES)
  })

test('a rigid bike has no bar for its suspension, here and in the comparison', async ({ page }) => {
  await open(page, '/configurator/nyx')
  const figures = page.getByRole('list', { name: 'Performance' }).getByRole('listitem')
  const trackOf = (text: string) => figures.filter({ hasText: text }).locator('svg')
  await expect(trackOf('Rigid')).toBeHidden()
  await expect(trackOf('Range')).toBeVisible()

  await open(page, '/configurator/compare?one=nireeka-prime&two=nyx')
  const cells = page.getByRole('row', { name: /^Suspension/ }).getByRole('cell')
  await expect(cells.first().locator('svg').last()).toBeVisible()
  await expect(cells.last()).toHaveText('Rigid')
  await expect(cells.last().locator('svg')).toBeHidden()
})

/** Returns how much of its track a bar fills. */
const widthOf = (bar: Locator) => bar.locator('rect').first().getAttribute('width')

test('a range has the same bar on a bike’s page and beside another bike', async ({ page }) => {
  await open(page, '/configurator/nyx')
  const own = page
    .getByRole('list', { name: 'Performance' })
    .getByRole('listitem')
    .filter({ hasText: 'Range' })
  const width = await widthOf(own)
  expect(width).toBe('48%')
  await open(page, '/configurator/compare?one=nireeka-prime&two=nyx')
  expect(
    await widthOf(
      page
        .getByRole('row', { name: /^Range/ })
        .getByRole('cell')
        .last(),
    ),
  ).toBe(width)
  await open(page, '/configurator')
  expect(
    await widthOf(
      page
        .getByRole('row', { name: /^Range/ })
        .getByRole('cell')
        .last(),
    ),
  ).toBe(width)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all reviews of a page can be read', async ({ page }) => {
    await page.goto('/configurator/nyx#reviews')
    const reviews = page.getByRole('region', { name: 'Reviews' })
    const texts = reviews.getByRole('heading', { level: 3 })
    await expect(texts.locator('visible=true')).toHaveCount(3)
    await reviews.getByText('4 more reviews').click()
    await expect(reviews.getByText('Range extender for Sundays')).toBeVisible()
  })

  test('the page can be read to its end, and the range is calculated', async ({ page }) => {
    await page.goto(PRIME)
    for (const name of ['Geometry', 'Specification', 'Warranty', 'Reviews', 'Ride it first', 'Make it yours'])
      await expect(page.getByRole('region', { name })).toBeVisible()
    const range = page.getByRole('region', { name: 'How far will it go?' })
    await range.getByLabel('Your weight').selectOption('95')
    await range.getByLabel('Roads').selectOption('10')
    // Found by CSS, because role locators ignore noscript.
    await range.locator('noscript button').click()
    await expect(page.getByRole('region', { name: 'How far will it go?' }).getByRole('status')).toContainText(
      '61 km',
    )
  })
})
