import { open } from '../testing/open.ts'
import { isThanked, openNextCheckout, payButton, paySandbox, pieces } from '../testing/shopper.ts'
import { expect, test } from '../testing/site.ts'
import { PANNIER } from '../testing/stored-cart.ts'
import { violations, violationsInBothThemes } from '../testing/violations.ts'

test('a card that is saved on the payment page stands in the dashboard, until it is removed', async ({
  page,
  site,
}) => {
  await openNextCheckout(page, site.address, pieces(PANNIER))
  await payButton(page).click()
  await page.getByLabel('Save the card above for my next payment').check()
  expect(await violations(page)).toEqual([])
  await paySandbox(page)
  await isThanked(page)

  await open(page, '/dashboard/payments')
  const cards = page.getByRole('list', { name: 'Your saved cards' })
  await expect(cards).toContainText('Visa ending in 0000')
  expect(await violationsInBothThemes(page)).toEqual([])

  await page.getByRole('button', { name: 'Remove Visa ending in 0000' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Remove this card?' })
  await expect(dialog).toContainText('This action is not reversible.')
  await dialog.getByRole('button', { name: 'Remove card' }).click()
  await expect(page.getByText('You have no saved cards.')).toBeVisible()
})
