import { expect, logIn, test } from '../../testing/site.ts'
import { amountOf, keepCart, lineOf, PANNIER, REFLECTORS } from '../../testing/stored-cart.ts'

const QUANTITY = { name: `Quantity of ${REFLECTORS.title}` }

test.use({ expectedErrors: [/Failed to load resource/] })

test('a member’s cart: totals, minus at 1, free shipping by a code, two tabs, out of reach and back', async ({
  page,
  context,
}) => {
  await keepCart(page, [lineOf(REFLECTORS, 1), lineOf(PANNIER, 1)])
  await page.goto('/login?continue=/shop/cart')
  await logIn(page, 'ben@example.com')
  await expect(page).toHaveURL('/shop/cart')
  const quantity = page.getByRole('textbox', QUANTITY)
  await expect(quantity).toHaveValue('1')
  await expect(amountOf(page, 'Shipping')).toBeVisible()
  await expect(amountOf(page, 'Tax')).toBeVisible()

  // Spec, section 4: the minus button does nothing when the count would fall below 1.
  const line = page.getByRole('listitem').filter({ hasText: REFLECTORS.title })
  await line.getByRole('button', { name: 'One less' }).click({ force: true })
  await expect(quantity).toHaveValue('1')

  await page.getByRole('button', { name: 'Add a promo code' }).click()
  await page.getByLabel('Promo code').fill('FREESHIP')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: 'Remove promo code FREESHIP' })).toBeVisible()
  await expect(amountOf(page, 'Shipping')).toHaveText('$0')

  const other = await context.newPage()
  await other.goto('/shop/cart')
  await other
    .getByRole('listitem')
    .filter({ hasText: REFLECTORS.title })
    .getByRole('button', { name: 'One more' })
    .click()
  await expect(quantity).toHaveValue('2')
  await other.close()

  await context.setOffline(true)
  await quantity.fill('5')
  await quantity.press('Enter')
  await expect(page.getByText('The shop can’t be reached.')).toBeVisible()
  await expect(quantity).toHaveValue('5')
  await context.setOffline(false)
  await expect(page.getByText('The shop can’t be reached.')).toBeHidden()
  await page.reload()
  await expect(quantity).toHaveValue('5')

  for (const title of [REFLECTORS.title, PANNIER.title])
    await page.getByRole('button', { name: `Remove ${title}` }).click()
  await expect(page.getByText('There is no item in your shopping cart!')).toBeVisible()
})
