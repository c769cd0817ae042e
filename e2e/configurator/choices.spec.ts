import type { Page } from '@playwright/test'

import { violations } from '../testing/violations.ts'
import { headingOf, whenAlive } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

async function open(page: Page, query: string) {
  await page.goto(`/configurator/nireeka-prime?${query}`)
  await whenAlive(headingOf(page))
}

const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name })

test('the arrow keys choose what fits; what does not has the focus, says why, and changes nothing', async ({
  page,
}) => {
  await open(page, 'size=11&step=upgrades')
  await radio(page, /^672 Wh/).focus()
  await page.keyboard.press('ArrowDown')
  await expect(radio(page, /^840 Wh/)).toBeChecked()
  await page.keyboard.press('ArrowDown')
  const dual = radio(page, /^Dual battery/)
  await expect(dual).toBeFocused()
  await expect(dual).not.toBeChecked()
  await expect(dual).toHaveAccessibleDescription(/no room for a second battery/)
  await expect(radio(page, /^840 Wh/)).toBeChecked()
})

test('what makes a part fit comes with it in one click', async ({ page }) => {
  await open(page, 'size=12&step=upgrades')
  await page.getByRole('button', { name: /^Choose with 4-piston .* in all$/ }).click()
  await expect(radio(page, /^1000 W/)).toBeChecked()
  await expect(radio(page, /^1000 W/)).toBeFocused()
  await expect(page.getByRole('list', { name: 'Performance' })).toContainText('1,000 W')
})

test('a colour is named by keyboard alone, and stays in the address', async ({ page }) => {
  await open(page, 'size=12&color=8&step=colour')
  await page.getByLabel('Your colour').focus()
  await page.keyboard.type('blue')
  await page.getByRole('option', { name: /RAL 5000/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/build=1-c-8-5000/)
  await page.reload()
  await expect(page.getByLabel('Your colour')).toHaveValue('RAL 5000')
})

test('the size finder chooses a size', async ({ page }) => {
  await open(page, 'step=size')
  await page.getByText('Find my size').click()
  await page.getByLabel('Your height in cm').fill('172')
  await page.getByRole('button', { name: 'Choose M' }).click()
  await expect(radio(page, /^M/)).toBeChecked()
})

for (const [what, query] of [
  ['the sizes, one of which a part does not fit', 'build=1-b---5r&step=size'],
  ['the colours, with one to name', 'size=12&color=9&step=colour'],
  ['components', 'step=components'],
  ['upgrades, some of which do not fit', 'size=11&step=upgrades'],
  ['accessories', 'step=accessories'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`everybody can use ${what}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await open(page, query)
      await expect(
        page.getByRole('tabpanel').getByRole('radio').or(page.getByRole('checkbox')).first(),
      ).toBeAttached()
      expect(await violations(page)).toEqual([])
    })
  }
}

test('on a phone, what the main button objects to stands below the price and covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'build=1-c-1--2x&step=upgrades')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const objection = await page.locator('p[role=alert]').boundingBox()
  const price = await page.getByRole('button', { name: /^What the price is made of/ }).boundingBox()
  expect(objection!.y).toBeGreaterThanOrEqual(price!.y + price!.height)
})

test('the narrowest phone is not scrolled sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/configurator/nyx?step=colour')
  await expect(page.getByRole('button', { name: 'Next: Components' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
