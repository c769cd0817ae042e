import { newMember } from '../../testing/shopper.ts'
import { press, tabTo, type } from '../../testing/keyboard.ts'
import { open } from '../../testing/open.ts'
import { DEMO_PASSWORD, expect, test } from '../../testing/site.ts'

test('a helmet is bought with the keyboard alone, from the home page to the paid order', async ({
  page,
  site,
}) => {
  await open(page, '/')
  await press(page, page.getByRole('link', { name: 'Skip to the content' }))
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /accessories/i })
      .first(),
  )
  await expect(page).toHaveURL('/shop/accessories')
  await press(page, page.getByRole('link', { name: /City helmet with light/ }))
  await tabTo(page, page.getByRole('radio', { name: 'S', exact: true }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('radio', { name: 'Graphite' }))
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: 'Add to cart' }).first())
  await expect(page.getByText('City helmet with light, M, Graphite added to cart')).toBeVisible()

  await press(page, page.getByRole('button', { name: 'Cart, 1 item' }))
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await press(page, cart.getByRole('button', { name: 'One more' }))
  await expect(cart.getByText('$238').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  const opener = page.getByRole('button', { name: 'Cart, 2 items' })
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, cart.getByRole('link', { name: 'Continue to Payment' }))

  await press(page, page.getByRole('main').getByRole('link', { name: 'Log in' }))
  await type(page, 'E-mail', await newMember(site.address))
  await type(page, 'Password', DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/shop/cart/checkout')

  await tabTo(page, page.getByLabel('Country'))
  await page.keyboard.type('Germ')
  await expect(page.getByLabel('Country').locator('option:checked')).toHaveText('Germany')
  const address = [
    ['Street and number', 'Hauptstr. 12'],
    ['Postcode', '10115'],
    ['City', 'Berlin'],
  ] as const
  for (const [label, text] of address) await type(page, label, text)
  for (const name of ['Delivery address', 'Shipping method', 'Payment']) {
    const section = page.getByRole('region', { name })
    await press(page, section.getByRole('button', { name: 'Continue' }))
  }
  await press(page, page.getByRole('button', { name: /^Pay \$/ }))

  await expect(page).toHaveURL(/\/api\/sandbox\//)
  await tabTo(page, page.getByRole('button', { name: /^Pay \$/ }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible()
})
