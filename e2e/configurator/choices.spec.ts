import type { Page } from '@playwright/test'

import { open, reload } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { violations } from '../testing/violations.ts'
import { drawer, openDrawer, price } from './builder.ts'

const openPrime = (page: Page, query: string) => open(page, `/configurator/nireeka-prime?${query}`)

const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name })

test('the arrow keys choose what fits; what does not has the focus, says why, and changes nothing', async ({
  page,
}) => {
  await openPrime(page, 'size=11&step=upgrades')
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

test('a colour is named by keyboard alone, and stays in the address', async ({ page }) => {
  await openPrime(page, 'size=12&color=8&step=colour')
  await page.getByLabel('Your colour').focus()
  await page.keyboard.type('blue')
  await page.getByRole('option', { name: /RAL 5000/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/build=1-c-8-5000/)
  await reload(page)
  await expect(page.getByLabel('Your colour')).toHaveValue('RAL 5000')
})

test.describe('for everybody', () => {
  // Reduced motion, so that elements appear without fading in.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [what, query] of [
    ['the sizes, one of which a part does not fit', 'build=1-b---5r&step=size'],
    ['the colours, with one to name', 'size=12&color=9&step=colour'],
    ['components', 'step=components'],
    ['upgrades, some of which do not fit', 'size=11&step=upgrades'],
    ['accessories', 'step=accessories'],
  ] as const) {
    test(`everybody can use ${what}, in both themes`, async ({ page }) => {
      await openPrime(page, query)
      const choices = page.getByRole('tabpanel').getByRole('radio').or(page.getByRole('checkbox'))
      await expect(choices.first()).toBeAttached()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await violations(page)).toEqual([])
      }
    })
  }
})

test('on a phone, what the main button objects to stands below the price and covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPrime(page, 'build=1-c-1--2x&step=summary')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const distance = async () => {
    const objection = await page.locator('p[role=alert]').boundingBox()
    const above = await price(page).boundingBox()
    return objection!.y - (above!.y + above!.height)
  }
  await expect.poll(distance).toBeGreaterThanOrEqual(0)
})

test('what the law of a country says stands where it is chosen, and in the cart', async ({ page }) => {
  await openPrime(page, 'build=1-c-1&step=summary')
  await page.getByRole('combobox', { name: 'Delivery to' }).selectOption({ label: 'Germany' })
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('25 km/h only')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await openDrawer(page)
  await expect(drawer(page)).toContainText('25 km/h only')
})

test('a size that isn’t built can’t be chosen, and one email tells when it is back', async ({ page }) => {
  await open(page, '/configurator/nyx?step=size')
  await expect(radio(page, /^S/)).toBeDisabled()
  await page.getByRole('button', { name: 'Tell me when it’s back' }).click()
  await page.getByLabel('Your email').fill('mara@example.com')
  await page.getByRole('button', { name: 'Tell me when it’s back' }).click()
  await expect(page.getByText(/email mara@example.com once, then delete/)).toBeVisible()
})

test('the narrowest phone is not scrolled sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/configurator/nyx?step=colour')
  await expect(page.getByRole('button', { name: 'Next: Components' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
