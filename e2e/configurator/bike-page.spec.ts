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

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN

test('on a phone the range stays in sight while the ride is changed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, PRIME)
  const range = page.getByRole('region', { name: 'How far will it go?' })
  await range.getByLabel('Roads').scrollIntoViewIfNeeded()
  const figure = range.getByRole('status')
  await expect
    .poll(async () => (await topOf(range.getByLabel('Your weight'))) - (await topOf(figure)))
    .toBeGreaterThan(0)
  await range.getByLabel('Battery').evaluate((field) => field.scrollIntoView({ block: 'start' }))
  await expect(figure).toBeInViewport({ ratio: 1 })
})

test('the bike’s picture is as high as the window leaves room for', async ({ page }) => {
  const heightAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height })
    await open(page, PRIME)
    const picture = page.getByRole('main').getByRole('img', { name: 'Nireeka Prime', exact: true }).first()
    return (await picture.boundingBox())!.height
  }
  expect(await heightAt(1440, 900)).toBeGreaterThan(640)
  expect(await heightAt(1440, 700)).toBeCloseTo((1440 * 0.64 * 5) / 8, -1)
})

test('a link to a section leads to it on a phone, with the page or from another one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${PRIME}#geometry`)
  const heading = page.getByRole('heading', { name: 'Geometry' })
  await expect(heading).toBeInViewport()
  await expect(page.getByRole('table', { name: /^Geometry/ })).toBeVisible()
  await open(page, '/faq')
  await page.getByText('Which size fits me?').click()
  await page.getByRole('link', { name: 'Prime', exact: true }).click()
  await expect(page).toHaveURL(`${PRIME}#geometry`)
  await expect(heading).toBeInViewport()
  await expect(page.getByRole('table', { name: /^Geometry/ })).toBeVisible()
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
    if (width < 640) await geometry.getByRole('heading', { name: 'Geometry' }).click()
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

/** Returns how much of its track the bar of a range fills, in a list of figures or in a table's last column. */
const rangeBar = async (rows: Locator) =>
  rows.filter({ hasText: 'Range' }).locator('rect').last().getAttribute('width')

test('a range has the same bar on a bike’s page and beside other bikes, and the best one is full', async ({
  page,
}) => {
  for (const [bike, width] of [
    ['nyx', '100%'],
    ['nireeka-prime', '86%'],
  ]) {
    await open(page, `/configurator/${bike}`)
    expect(await rangeBar(page.getByRole('list', { name: 'Performance' }).getByRole('listitem'))).toBe(width)
    await open(page, `/configurator/compare?one=nireeka-homie&two=${bike}`)
    expect(await rangeBar(page.getByRole('table', { name: 'Figures' }).getByRole('row'))).toBe(width)
  }
  await open(page, '/configurator')
  const sideBySide = page.getByRole('region', { name: 'Side by side' }).getByRole('row')
  expect(await rangeBar(sideBySide)).toBe('100%')
})

test('on a phone, measures, parts, box and warranty are folded; on a wide screen all can be read', async ({
  page,
}) => {
  const FOLDED = ['Geometry', 'Specification', 'What’s in the box', 'Warranty']
  const contentOf = (name: string) => page.getByRole('region', { name, exact: true }).locator('details > div')
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, PRIME)
  for (const name of FOLDED) {
    await expect(contentOf(name)).toBeHidden()
    await page.getByRole('heading', { name, exact: true }).click()
    await expect(contentOf(name)).toBeVisible()
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, PRIME)
  for (const name of FOLDED) await expect(contentOf(name)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what is folded on a phone can be opened, and is open on a wide screen', async ({ page }) => {
    const parts = page.getByRole('region', { name: 'Specification' }).locator('dl').first()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/configurator/nyx#specification')
    await expect(parts).toBeHidden()
    await page.getByRole('heading', { name: 'Specification' }).click()
    await expect(parts).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/configurator/nyx')
    await expect(parts).toBeVisible()
  })

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
