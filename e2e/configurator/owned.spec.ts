import { openAs } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { drawer, openDrawer, price, tab } from './builder.ts'

test('upgrades for an owned bike are one line, however often they are changed', async ({ page }) => {
  await openAs(page, 'anna@example.com', '/dashboard')
  await page.getByRole('list', { name: 'Your bikes' }).getByRole('link', { name: /Prime/ }).first().click()
  await page.getByRole('link', { name: 'Upgrade this bike' }).first().click()
  await expect(page).toHaveURL(/mode=CEOM/)
  await tab(page, 'Upgrades').click()
  await page.getByRole('radio', { name: /^840 Wh/ }).click()
  await expect(price(page)).toContainText('$340')
  await page.getByRole('button', { name: 'Add upgrades to cart' }).click()
  await openDrawer(page)
  await expect(drawer(page)).toContainText('Upgrades for your Nireeka Prime')
  await drawer(page).getByRole('link', { name: /^Edit/ }).click()
  await expect(page).toHaveURL(/mode=CEUM/)
  await tab(page, 'Upgrades').click()
  await expect(page.getByRole('radio', { name: /^840 Wh/ })).toBeChecked()
  await page.getByRole('radio', { name: /touch display/ }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL('/shop/cart')
  const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Upgrades for your' })
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('$589')
})
