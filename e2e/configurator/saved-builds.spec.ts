import type { Page } from '@playwright/test'

import { open, openAs } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import { expect, test } from '../testing/site.ts'
import { violations } from '../testing/violations.ts'

// Reduced motion, so that elements appear without fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const BUILT = '/configurator/nireeka-prime?build=1-c-5--2x.dz&step=summary'
const COMPARED = '/configurator/compare?one=nyx&two=nireeka-prime.1-c-5--2x.dz'
const builds = (page: Page) => page.getByRole('list', { name: 'Saved builds' }).getByRole('listitem')

/** Chooses from the menu of a saved build. */
async function choose(page: Page, item: string, build: string) {
  await page.getByRole('button', { name: `More for the saved ${build}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a member names, copies, compares and deletes a build', async ({ page, site }) => {
  await openAs(page, await newMember(site.address), BUILT)
  await page.getByRole('button', { name: 'Save this bike' }).click()
  await page.getByRole('link', { name: 'Your saved builds' }).click()
  await expect(builds(page)).toHaveCount(1)
  await expect(builds(page)).toContainText('$5,590')
  await choose(page, 'Rename', 'Nireeka Prime')
  await page.getByRole('textbox', { name: 'Name' }).fill('For the forest')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'For the forest', exact: true })).toBeFocused()
  await choose(page, 'Duplicate', 'For the forest')
  await expect(builds(page)).toHaveCount(2)
  expect(await violations(page)).toEqual([])

  for (const box of await page.getByRole('checkbox', { name: /^Compare/ }).all()) await box.check()
  await page.getByRole('link', { name: 'Compare them' }).click()
  await expect(page.getByText('These builds are identical.')).toBeVisible()
  await page.goBack()

  await choose(page, 'Delete', 'Copy of For the forest')
  await page.getByRole('button', { name: 'Undo deleting Copy of For the forest' }).click()
  await expect(page.getByRole('link', { name: 'Copy of For the forest', exact: true })).toBeFocused()
  await choose(page, 'Delete', 'Copy of For the forest')
  await expect(page.getByRole('link', { name: 'Copy of For the forest', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'For the forest', exact: true }).click()
  await expect(page.getByRole('tab', { name: /Colour/ })).toContainText('Midnight Pearl')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('whoever has the link sees two builds side by side', async ({ page }) => {
    await page.goto(COMPARED)
    await expect(page.getByRole('region', { name: 'Second build' })).toContainText('$5,590')
    await expect(page.getByRole('row', { name: /^Motor differs/ })).toContainText('1000 W')
  })

  test('without builds in the address, two standard bikes are side by side and can be changed', async ({
    page,
  }) => {
    await page.goto('/configurator/compare')
    const second = page.getByRole('region', { name: 'Second build' })
    await expect(page.getByRole('region', { name: 'First build' })).toContainText(/\$\d,\d{3}/)
    await expect(page.getByRole('row', { name: /^Price differs/ })).toBeVisible()
    await second.locator('summary').click()
    await second
      .getByRole('list', { name: 'Standard bikes' })
      .getByRole('link', { name: /^Nireeka Nyx/ })
      .click()
    await expect(page).toHaveURL(/\/compare\?one=[a-z-]+&two=nyx$/)
    await expect(second.getByRole('heading', { name: 'Nireeka Nyx' })).toBeVisible()
  })

  test('a third bike is added, and a column removed again', async ({ page }) => {
    await page.goto(COMPARED)
    await page.getByText('Add a bike').click()
    await page
      .getByRole('link', { name: /^Nireeka Homie/ })
      .first()
      .click()
    await expect(page).toHaveURL(/&three=nireeka-homie$/)
    await expect(page.getByRole('region', { name: 'Third build' })).toContainText(/\$\d,\d{3}/)
    await page.getByRole('link', { name: 'Remove the first build' }).click()
    await expect(page).toHaveURL(/\?one=nireeka-prime\.1-c-5--2x\.dz&two=nireeka-homie$/)
  })

  test('on a phone two of three bikes are shown, and the page never scrolls sideways', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${COMPARED}&three=nireeka-homie`)
    const third = page.getByRole('region', { name: 'Third build' })
    await expect(third).toBeHidden()
    await page.getByText('Nireeka Homie', { exact: true }).first().click()
    await expect(third).toBeVisible()
    await expect(page.getByRole('region', { name: 'Second build' })).toBeHidden()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test('a bike that is chosen for a side takes its place, and the focus stays beside it', async ({ page }) => {
  await open(page, '/configurator/compare')
  const second = page.getByRole('region', { name: 'Second build' })
  await second.locator('summary').click()
  await second.getByRole('link', { name: /^Nireeka Nyx/ }).click()
  await expect(page).toHaveURL(/&two=nyx$/)
  await expect(second.getByRole('heading', { name: 'Nireeka Nyx' })).toBeVisible()
  await expect(second.locator('summary')).toBeFocused()
})

test('names and prices stay in view over the parts that are compared', async ({ page }) => {
  await open(page, COMPARED)
  await page.getByRole('row').last().scrollIntoViewIfNeeded()
  await expect(page.getByText(/^Nireeka Nyx \$\d,\d{3}$/)).toBeInViewport()
})

test('a comparison holds to the rules of access in both themes', async ({ page }) => {
  await open(page, COMPARED)
  await expect(page.getByText(/^\d+ differences\.$/)).toBeVisible()
  await page.locator('summary', { hasText: 'change bike' }).first().click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page)).toEqual([])
  }
})

test('the summary is a PDF, and a picture of its own', async ({ page, request }) => {
  await open(page, BUILT)
  const pdf = page.getByRole('link', { name: /Open as PDF/ })
  const answer = await request.get((await pdf.getAttribute('href'))!)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as picture' }).click()
  expect((await download).suggestedFilename()).toBe('nireeka-prime.png')
})
