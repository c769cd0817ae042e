import { expect, logIn, test } from '../testing/site.ts'
import { drawer, price, tab } from './builder.ts'

test('upgrades for an owned bike are one line, however often they are changed', async ({ page }) => {
  await page.goto('/login?continue=/dashboard')
  await logIn(page, 'anna@example.com')
  await page.getByRole('list', { name: 'Your bikes' }).getByRole('link', { name: /Prime/ }).first().click()
  await page.getByRole('link', { name: 'Upgrade this bike' }).first().click()
  await expect(page).toHaveURL(/mode=CEOM/)
  await tab(page, 'Upgrades').click()
  await page.getByRole('radio', { name: /^840 Wh/ }).click()
  await expect(price(page)).toContainText('$340')
  await page.getByRole('button', { name: 'Add upgrades to cart' }).click()
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
  await lines.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('There is no item in your shopping cart!')).toBeVisible()
})

test.describe('of somebody else', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('an owned bike says nothing of itself', async ({ page }) => {
    const bike = encodeURIComponent('/configurator/nireeka-prime?mode=CEOM&orderBikeID=1')
    await page.goto(`/login?continue=${bike}`)
    await logIn(page, 'ben@example.com')
    await expect(page.getByRole('heading', { name: 'This bike isn’t in your account' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('Pine')
  })
})
