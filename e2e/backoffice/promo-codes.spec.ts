import { PHONE } from '../every-page/check-page.ts'
import { press, tabTo, type } from '../testing/keyboard.ts'
import { headingOf, open, openAs, reload } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { amountOf, lineOf, PANNIER, storeCart } from '../testing/stored-cart.ts'
import { violationsInBothThemes } from '../testing/violations.ts'
import { sidewaysOverflow } from '../testing/sideways.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an admin makes a code, a guest uses it, and ended it is refused', async ({ page, browser, site }) => {
  await openAs(page, 'admin@example.com', '/backoffice/promo-codes')
  await expect(page.getByRole('link', { name: 'SPRING250' })).toBeVisible()
  expect.soft(await violationsInBothThemes(page), 'the list').toEqual([])
  await page.getByRole('link', { name: 'New promo code' }).click()
  await page.getByLabel('Code', { exact: true }).fill('journey20')
  await page.getByLabel('Percent', { exact: true }).fill('20')
  await page.getByLabel('Description', { exact: true }).fill('20% off this journey')
  await expect(page.getByText('$20 off.')).toBeVisible()
  expect.soft(await violationsInBothThemes(page), 'a new code').toEqual([])
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(headingOf(page)).toHaveText('JOURNEY20')
  expect.soft(await violationsInBothThemes(page), 'the code').toEqual([])

  const guests = await browser.newContext({ baseURL: site.address })
  const guest = await guests.newPage()
  await storeCart(guest, [lineOf(PANNIER, 1)])
  await open(guest, '/shop/cart')
  await guest.getByRole('button', { name: 'Add a promo code' }).click()
  await guest.keyboard.type('journey20')
  await guest.keyboard.press('Enter')
  await expect(amountOf(guest, 'Discount')).toHaveText('−$15.80')

  await page.getByRole('button', { name: 'End now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click()
  await expect(page.getByText('JOURNEY20 has ended.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'End now' })).toHaveCount(0)
  await reload(guest)
  await expect(guest.getByText('This code has expired.')).toBeVisible()
  await expect(amountOf(guest, 'Discount')).toHaveCount(0)
  await guests.close()

  await page.setViewportSize(PHONE)
  const overflow = () => sidewaysOverflow(page)
  await expect.poll(overflow, 'no sideways scrolling').toBeLessThanOrEqual(0)
})

test('a code is made by keyboard alone', async ({ page }) => {
  await openAs(page, 'admin@example.com', '/backoffice/promo-codes')
  await press(page, page.getByRole('link', { name: 'New promo code' }))
  await expect(headingOf(page)).toHaveText('New promo code')
  await type(page, 'Code', 'keys750')
  await tabTo(page, page.getByLabel('Type', { exact: true }))
  await page.keyboard.type('Amount')
  await type(page, 'Amount in dollars', '7.50')
  await type(page, 'Description', '$7.50 off by keyboard')
  await tabTo(page, page.getByLabel('First order only'))
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: 'Create' }))
  await expect(headingOf(page)).toHaveText('KEYS750')
  await expect(headingOf(page)).toBeFocused()
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('7.5')
  await expect(page.getByLabel('First order only')).toBeChecked()
})
