import { openMemberApi } from '../../testing/member-api.ts'
import { open, openAs, reload } from '../../testing/open.ts'
import { newMember, pieces } from '../../testing/shopper.ts'
import { expect, test } from '../../testing/site.ts'
import { amountOf, storeCart, lineOf, PANNIER, REFLECTORS } from '../../testing/stored-cart.ts'

const DAMAGED = 'Part of your cart couldn’t be read in this browser.'
const quantityOf = (title: string) => ({ name: `Quantity of ${title}` })

test('drawer and page show the same cart, which is changed and stays', async ({ page }) => {
  await storeCart(page, [lineOf(PANNIER, 1), lineOf(REFLECTORS, 2)])
  await open(page, '/shop/accessories')
  await page.getByRole('button', { name: 'Cart, 3 items' }).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await expect(amountOf(drawer, 'Order total')).toHaveText('$109')
  await drawer.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL('/shop/cart')

  // Limits the search to main, because the closing drawer has buttons of the same names.
  const main = page.getByRole('main')
  const lines = main.getByRole('listitem').filter({ has: page.getByRole('textbox') })
  const total = amountOf(main, 'Estimated total')
  await expect(lines).toHaveCount(2)
  await expect(amountOf(main, 'Shipping to the United States')).toHaveText('$9')
  await expect(total).toHaveText('$118')

  await test.step('what is removed comes back in its place', async () => {
    await main.getByRole('button', { name: `Remove ${PANNIER.title}` }).click()
    await expect(page.getByText(`${PANNIER.title} was removed from the cart`)).toBeVisible()
    await expect(total).toHaveText('$39')
    await main.getByRole('button', { name: `Undo removing ${PANNIER.title}` }).click()
    await expect(lines.first()).toContainText(PANNIER.title)
    await expect(total).toHaveText('$118')
  })

  await test.step('a number is typed, and the way to free shipping shortens', async () => {
    await expect(main.getByRole('progressbar', { name: '$41 more and shipping is free' })).toBeVisible()
    const quantity = main.getByRole('textbox', quantityOf(REFLECTORS.title))
    await quantity.fill('10')
    await quantity.press('Enter')
    await expect(total).toHaveText('$229')
    await expect(main.getByText('Shipping is free')).toBeVisible()
    await reload(page)
    await expect(quantity).toHaveValue('10')
  })
})

test('a guest’s promo code is checked, counts, and goes along into the account', async ({ page, site }) => {
  await storeCart(page, [lineOf(PANNIER, 1)])
  await open(page, '/shop/cart')
  await page.getByRole('button', { name: 'Add a promo code' }).click()
  await page.keyboard.type('nonsense')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'We don’t recognise this code.' })).toBeVisible()
  await page.getByLabel('Promo code').fill(' welcome5 ')
  await page.keyboard.press('Enter')
  await expect(page.getByText('you save $3.95')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove promo code WELCOME5' })).toBeFocused()
  await expect(amountOf(page, 'Discount')).toHaveText('−$3.95')
  await expect(amountOf(page, 'Estimated total')).toHaveText('$84.05')

  await openAs(page, await newMember(site.address), '/shop/cart')
  await expect(page.getByRole('button', { name: 'Remove promo code WELCOME5' })).toBeVisible()
  await expect(amountOf(page, 'Order total')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('cartItems'), localStorage.getItem('cartCode')]))
    .toEqual([null, null])
})

test('what one tab does shows in the other', async ({ page, context }) => {
  await storeCart(page, [lineOf(REFLECTORS, 1)])
  await open(page, '/shop/cart')
  const other = await context.newPage()
  await open(other, '/shop/cart')
  await other.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByRole('textbox', quantityOf(REFLECTORS.title))).toHaveValue('2')
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  await page.getByRole('button', { name: `Remove ${REFLECTORS.title}` }).click()
  await expect(other.getByText('There is no item in your shopping cart!')).toBeVisible()
})

test('of a stored cart that is damaged what can be kept is kept, and it is told once', async ({ page }) => {
  await storeCart(page, [null, { id: -1 }, lineOf(REFLECTORS, 2)])
  await open(page, '/shop/accessories')
  await expect(page.getByText(DAMAGED)).toBeVisible()
  const badge = page.getByRole('button', { name: 'Cart, 2 items' })
  await expect(badge).toBeVisible()
  await reload(page)
  await expect(badge).toBeVisible()
  await expect(page.getByText(DAMAGED)).toBeHidden()
})

test.describe('out of the server’s reach', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a guest’s cart goes on by the browser’s own figures, quietly', async ({ page, context }) => {
    await storeCart(page, [lineOf(REFLECTORS, 1)])
    await open(page, '/shop/cart')
    await expect(page.getByRole('progressbar')).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'One more' }).click()
    await expect(page.getByText('The shop can’t be reached.')).toBeVisible()
    await expect(page.getByText('$30').first()).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('The shop can’t be reached.')).toBeHidden()
  })

  test('a member’s cart: totals, free shipping by a code, two tabs, out of reach and back', async ({
    page,
    context,
    site,
  }) => {
    const member = await openMemberApi(site.address, await newMember(site.address))
    await member.addToCart(pieces(REFLECTORS), pieces(PANNIER))
    await member.logIn(page)
    await open(page, '/shop/cart')
    const quantity = page.getByRole('textbox', { name: `Quantity of ${REFLECTORS.title}` })
    await expect(quantity).toHaveValue('1')
    await expect(amountOf(page, 'Shipping')).toBeVisible()
    await expect(amountOf(page, 'Tax')).toBeVisible()

    await page.getByRole('button', { name: 'Add a promo code' }).click()
    await page.getByLabel('Promo code').fill('FREESHIP')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('button', { name: 'Remove promo code FREESHIP' })).toBeVisible()
    await expect(amountOf(page, 'Shipping')).toHaveText('Free')

    const other = await context.newPage()
    await open(other, '/shop/cart')
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
    await reload(page)
    await expect(quantity).toHaveValue('5')
  })
})
