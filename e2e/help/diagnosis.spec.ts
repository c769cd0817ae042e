import type { Locator, Page } from '@playwright/test'

import { answerConsentByBrowser } from '../testing/consent.ts'
import { press } from '../testing/keyboard.ts'
import { headingOf, open, openAs } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import { sidewaysOverflow } from '../testing/sideways.ts'
import { expect, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'

const main = (page: Page) => page.getByRole('main')
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
const step = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name, exact: true })

test.beforeEach(({ page }) => answerConsentByBrowser(page))

test('a guest goes by keyboard from a code to a part in the cart', async ({ page }) => {
  await open(page, '/help-center')
  await press(page, link(page, 'Find the problem'))
  await expect(headingOf(page)).toHaveText('Troubleshooter')
  await press(page, main(page).getByRole('link', { name: /^E15/ }))
  await expect(headingOf(page)).toHaveText('No speed signal')
  await press(page, link(page, 'Yes'))
  await expect(step(page, 'Does it pass the sensor at 3 to 8 mm?')).toBeFocused()
  await press(page, link(page, 'Yes, and the code is still there'))
  await expect(step(page, 'Is the sensor’s cable whole?')).toBeFocused()
  await press(page, link(page, 'No, it is cut or crushed'))
  await expect(step(page, 'A new speed sensor')).toBeFocused()
  await expect(main(page).getByRole('status').filter({ hasText: 'Result' })).toBeVisible()
  await press(page, main(page).getByRole('button', { name: /^Add to cart ?: Speed sensor with magnet$/ }))
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await open(page, '/shop/cart')
  await expect(main(page).getByText('Speed sensor with magnet').first()).toBeVisible()
})

test('a guest goes from a symptom to a message that names the bike and what was tried', async ({ page }) => {
  await open(page, '/help-center/diagnosis?q=weak+motor')
  await main(page).getByRole('link', { name: 'The motor feels weak' }).click()
  await link(page, 'Nireeka Nyx').click()
  for (const answer of ['Yes', 'Yes', 'No', 'Yes']) {
    const before = page.url()
    await link(page, answer).click()
    await expect(page).not.toHaveURL(before)
  }
  await expect(step(page, 'Ask our workshop')).toBeFocused()
  await link(page, 'Write to support').click()
  await expect(headingOf(page)).toHaveText('Contact')
  await expect(page.getByLabel('Subject')).toHaveValue('Nireeka Nyx: The motor feels weak')
  const text = page.getByLabel('Your message')
  await expect(text).toHaveValue(/Bike: Nireeka Nyx/)
  await expect(text).toHaveValue(/3\. Is it stronger after a start with both feet on the ground\? – No/)
})

test('who isn’t sure is led to the next check, and the guide says how many there may be', async ({
  page,
}) => {
  await open(page, '/help-center/diagnosis/e15')
  await expect(main(page).getByRole('status').filter({ hasText: 'Check 1 of up to 4' })).toBeVisible()
  await link(page, 'Not sure').click()
  await expect(step(page, 'Does it pass the sensor at 3 to 8 mm?')).toBeFocused()
  await expect(main(page).getByText('Not sure').first()).toBeVisible()
})

test('a member’s ticket is filled in, too', async ({ page, site }) => {
  const email = await newMember(site.address)
  await openAs(page, email, '/help-center/diagnosis/e09?bike=nyx&steps=1-2')
  await expect(step(page, 'Have a dealer look at it')).toBeVisible()
  await link(page, 'Write to support').click()
  await expect(headingOf(page)).toHaveText('New ticket')
  await expect(page.getByLabel('Subject')).toHaveValue('Nireeka Nyx: E09: Motor temperature sensor')
  await expect(page.getByLabel('Your message')).toHaveValue(/Has it come back within a week\? – Yes/)
})

test('the browser’s Back leads to the step before, and a link to the same step', async ({
  page,
  context,
}) => {
  await open(page, '/help-center/diagnosis/e06')
  await link(page, 'Yes').click()
  await link(page, 'No, it is torn or gone').click()
  await expect(step(page, 'A new cap')).toBeFocused()
  const shared = page.url()
  await page.goBack()
  await expect(step(page, 'Does the cap close tightly?')).toBeFocused()
  await page.goBack()
  await expect(step(page, 'Is the code gone once the port is dry?')).toBeFocused()

  const other = await context.newPage()
  await open(other, shared)
  await expect(step(other, 'A new cap')).toBeVisible()
  await main(other)
    .getByRole('link', { name: /^Change ?: Does the cap close tightly\?$/ })
    .click()
  await expect(step(other, 'Does the cap close tightly?')).toBeFocused()
})

test('a code of the manual leads to its guide', async ({ page }) => {
  await open(page, '/user-manual?q=E08')
  await link(page, 'E08').click()
  await expect(headingOf(page)).toHaveText('Motor blocked')
})

test('what is printed is the guide with what was tried, without buttons', async ({ page }) => {
  await open(page, '/help-center/diagnosis/e06?steps=1-2')
  await page.emulateMedia({ media: 'print' })
  await expect(step(page, 'What you have checked')).toBeVisible()
  await expect(step(page, 'A new cap')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('link', { name: /^Change/ }).first()).toBeHidden()
})

/** The pages, each with a text that is there once all of it is. */
const PAGES = [
  ['the list', '/help-center/diagnosis', 'Codes on the display'],
  ['a search without a result', '/help-center/diagnosis?q=piano', 'No guide for “piano”'],
  ['a question', '/help-center/diagnosis/brake-lever-soft?steps=2&bike=nyx', 'What you have checked'],
  ['a search of the help centre', '/help-center/search?q=belt', 'Belt, 113 teeth'],
  ['an article with steps', '/help-center/topics/1', 'Helper'],
  ['an outcome with parts', '/help-center/diagnosis/e15?steps=2', 'NK-A-ECU-224'],
] as const

for (const width of [390, 1440])
  for (const [name, path, text] of PAGES)
    test(`${name} has no accessibility violations at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      await expect(main(page).getByText(text).first()).toBeVisible()
      expect(await violationsInBothThemes(page)).toEqual([])
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    })

const topOf = async (shown: Locator) => (await shown.boundingBox())!.y

test('on a phone the question of a guide is on the first screen, below whether the bike is safe to ride', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/help-center/diagnosis/e15')
  const question = step(page, 'Is the magnet on the left rear spokes?')
  await expect(question).toBeInViewport({ ratio: 1 })
  expect(await topOf(main(page).getByText('Safe to ride?'))).toBeLessThan(await topOf(question))
  expect(await topOf(question)).toBeLessThan(await topOf(main(page).getByText('Which bike is it?')))
})

test('on a phone the codes begin with the first eight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/help-center/diagnosis')
  await expect(main(page).getByRole('link', { name: /^E08/ })).toBeVisible()
  await expect(main(page).getByRole('link', { name: /^E09/ })).toBeHidden()
  await main(page).getByRole('button', { name: 'Show all 24' }).click()
  await expect(main(page).getByRole('link', { name: /^E24/ })).toBeVisible()
})

test('on a phone the places on the bike have numbers, in the picture and before their names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/help-center/diagnosis')
  const bike = main(page).getByRole('navigation', { name: 'Where on the bike?' })
  const picture = (await bike.getByRole('img', { includeHidden: true }).first().boundingBox())!
  const points = await bike.locator('span[data-area]').all()
  expect(points).toHaveLength(7)
  for (const point of points) {
    const { x, y, width } = (await point.boundingBox())!
    expect(width).toBeGreaterThan(16)
    expect(x > picture.x && x < picture.x + picture.width).toBe(true)
    expect(y > picture.y && y < picture.y + picture.height).toBe(true)
  }
  await bike.getByRole('link', { name: 'Brakes' }).click()
  await expect(main(page).getByRole('link', { name: 'A brake squeals' })).toBeInViewport()
})

test('on a phone the topics of the help centre begin soon, below the troubleshooter', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/help-center')
  await expect(link(page, 'Find the problem')).toBeInViewport()
  expect(await topOf(main(page).getByRole('heading', { name: 'All topics' }))).toBeLessThan(1150)
})

test('on a phone the bikes of the help centre are one row, and its groups have numbers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/help-center')
  const bikes = main(page).getByRole('navigation', { name: 'Articles by bike' })
  expect((await bikes.boundingBox())!.height).toBeLessThan(240)
  const groups = main(page).getByRole('region', { name: 'All topics' }).locator('ul > li')
  await expect(groups.first().getByText(/^\d+$/)).toBeVisible()
})

test('the troubleshooter’s picture in the help centre stands beside its words', async ({ page }) => {
  for (const width of [820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/help-center')
    const part = main(page).getByRole('region', { name: 'Something wrong with your bike?' })
    const picture = (await part.locator('picture').locator('xpath=..').boundingBox())!
    const words = (await part.getByRole('heading').boundingBox())!
    expect(picture.x + picture.width).toBeLessThan(words.x)
  }
})
