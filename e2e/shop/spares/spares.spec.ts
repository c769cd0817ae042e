import type { Page } from '@playwright/test'

import { open, openAs } from '../../testing/open.ts'
import { sidewaysOverflow } from '../../testing/sideways.ts'
import { expect, test } from '../../testing/site.ts'
import { violationsInBothThemes } from '../../testing/violations.ts'

const SPARES = '/shop/spares'
/** The demo's data have Anna's bike delivered 345 days ago; its serial number names that year. */
const DELIVERED = new Date(Date.now() - 345 * 24 * 60 * 60_000)
const ANNAS_SERIAL = `NKP-${DELIVERED.toISOString().slice(2, 4)}-004217`

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a part is found by a mistyped word, bought, and found again from the cart', async ({ page }) => {
  await open(page, SPARES)
  await page.getByLabel('Name, part number or bike').fill('braek pad 4-piston')
  await page.getByRole('option', { name: /^Brake pad set, 4-piston NK-A-BRK-103/ }).click()
  await expect(heading(page, 'Brake pad set, 4-piston')).toBeVisible()
  await expect(page).toHaveURL(`${SPARES}/1034`)
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await open(page, '/shop/cart')
  await page.getByRole('main').getByRole('link', { name: 'Brake pad set, 4-piston' }).click()
  await expect(page).toHaveURL(`${SPARES}/1034`)
})

test('on a wide screen what a part is follows its picture, while the button stays beside both', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${SPARES}/1034`)
  const boxOf = async (name: string, role: 'img' | 'heading') =>
    (await page.getByRole('main').getByRole(role, { name, exact: true }).boundingBox())!
  const picture = await boxOf('Brake pad set, 4-piston', 'img')
  const about = await boxOf('About this part', 'heading')
  const gap = about.y - (picture.y + picture.height)
  expect(gap).toBeGreaterThan(0)
  expect(gap).toBeLessThan(64)
  expect(about.x).toBeCloseTo(picture.x, 0)
})

test('on a phone’s first screen a part can be bought', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${SPARES}/1034`)
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toBeInViewport({ ratio: 1 })
})

test('on a wide screen the line above the bikes doesn’t break', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, SPARES)
  const line = page.getByText('See it part by part, or list all that fits it.')
  expect((await line.boundingBox())!.height).toBeLessThan(36)
})

test('on a phone all bikes are in view, each with both ways to its parts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, SPARES)
  const bikes = page.getByRole('region', { name: 'Choose your bike' })
  for (const name of ['Nireeka Prime', 'Nireeka Homie', 'Nireeka Nyx'])
    for (const way of [`Part by part for ${name}`, `All parts for ${name}`]) {
      const link = bikes.getByRole('link', { name: way })
      await link.scrollIntoViewIfNeeded()
      const { x, width } = (await link.boundingBox())!
      expect(x).toBeGreaterThan(0)
      expect(x + width).toBeLessThan(390)
    }
  await bikes.getByRole('link', { name: 'All parts for Nireeka Nyx' }).click()
  await expect(page).toHaveURL(`${SPARES}?bike=nyx`)
})

test('filters stand in the address and lead to parts', async ({ page }) => {
  await open(page, `${SPARES}?q=bolt`)
  await page.getByLabel('Assembly').selectOption('MOT')
  await expect(page).toHaveURL(`${SPARES}?q=bolt&family=MOT`)
  await page.getByLabel('Fits').selectOption('nyx')
  await expect(page).toHaveURL(`${SPARES}?q=bolt&bike=nyx&family=MOT`)
  await page.goBack()
  await expect(page.getByLabel('Fits')).toHaveValue('')
})

test('the number of an old part leads to the new one', async ({ page }) => {
  await open(page, `${SPARES}?q=NKPBAT102`)
  await page.getByRole('link', { name: 'Battery 672 Wh, first edition' }).click()
  await page.getByRole('link', { name: /^Battery 672 Wh, second edition, NK-P-BAT-103/ }).click()
  await expect(heading(page, 'Battery 672 Wh, second edition')).toBeVisible()
})

test('a guest finds the parts of a bike by its serial number', async ({ page }) => {
  await open(page, `${SPARES}/my-bike`)
  await page.getByLabel('Serial number').fill(ANNAS_SERIAL.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${SPARES}/my-bike?serial=${ANNAS_SERIAL}`)
  await expect(page.getByRole('heading', { name: /^Parts for Nireeka Prime: \d+ parts$/ })).toBeVisible()
})

test.describe('a serial number that no bike has', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('is said to be unknown', async ({ page }) => {
    await open(page, `${SPARES}/my-bike`)
    await page.getByLabel('Serial number').fill('NKP-24-999999')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'We couldn’t find bike NKP-24-999999' })).toBeVisible()
  })
})

test('a member comes to the parts of a bike from its page', async ({ page }) => {
  await openAs(page, 'anna@example.com', '/dashboard/bikes/1')
  await page.getByRole('link', { name: 'Spares for this bike' }).click()
  await expect(page.getByRole('heading', { name: /^Parts for Nireeka Prime/ })).toBeVisible()
})

for (const width of [390, 1440]) {
  test(`at ${width} px axe finds nothing and nothing is wider than the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      `${SPARES}?family=BRK`,
      `${SPARES}?bike=nyx&family=SUS&q=piano`,
      `${SPARES}/1034`,
      `${SPARES}/1008`,
      `${SPARES}/my-bike?serial=${ANNAS_SERIAL}`,
    ]) {
      await open(page, path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await sidewaysOverflow(page), path).toBeLessThanOrEqual(0)
      await page.evaluate(() => scrollTo(0, 0))
      expect.soft(await violationsInBothThemes(page), path).toEqual([])
    }
  })
}
