import { open } from '../../testing/open.ts'
import { expect, test } from '../../testing/site.ts'
import {
  enterCheckout,
  isThanked,
  lineOf,
  newMember,
  ordersOf,
  TAILLIGHT,
  payButton,
  paySandbox,
  proceed,
  REFLECTORS,
  section,
  settleAll,
} from '../../testing/shopper.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a first order is placed by touch, and the page never scrolls sideways', async ({ page, site }) => {
    const email = await newMember(site.address)
    await enterCheckout(page, email, lineOf(TAILLIGHT, 2))
    await page.getByRole('button', { name: 'Only what is needed' }).tap()
    await page.getByLabel('Street address').fill('18 Harbor Street')
    await page.getByLabel('City').fill('Seattle')
    await page.getByLabel('State').selectOption({ label: 'Washington' })
    await page.getByLabel('ZIP code').fill('98101')
    for (const name of ['Delivery address', 'Shipping method', 'Payment']) {
      await section(page, name).getByRole('button', { name: 'Continue' }).tap()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
    await expect(payButton(page, '$137.16')).toBeInViewport({ ratio: 1 })
    await payButton(page).tap()
    await paySandbox(page)
    await isThanked(page)
    await expect(page.getByText(email)).toBeVisible()
  })
})

test('who has ordered before needs four clicks from the cart to the paid order', async ({ page, site }) => {
  const email = await newMember(site.address)
  await enterCheckout(page, email, lineOf(TAILLIGHT, 1))
  await settleAll(page)
  await payButton(page).click()
  await paySandbox(page)
  await isThanked(page)

  await open(page, '/shop/accessories/9')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  let clicks = 0
  const click = async (button: ReturnType<typeof payButton>) => {
    await expect(button).toBeInViewport()
    await button.click()
    clicks += 1
  }
  await click(page.getByRole('button', { name: 'Cart, 1 item' }))
  await click(page.getByRole('link', { name: 'Continue to Payment' }))
  await click(payButton(page))
  await expect(page).toHaveURL(/\/api\/sandbox\//)
  await click(page.getByRole('button', { name: /^Pay \$/ }).first())
  await isThanked(page)
  expect(clicks).toBeLessThanOrEqual(4)
})

test('a guest logs in at the checkout, and the cart is whole', async ({ page, site }) => {
  await enterCheckout(page, await newMember(site.address), lineOf(TAILLIGHT, 1), lineOf(REFLECTORS, 3))
  const order = page.getByRole('complementary', { name: 'Your order' })
  await expect(order.getByRole('listitem')).toHaveText([/Brake taillight.*× 1/, /Wheel reflector set.*× 3/])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull()
})

test('a first order by the keyboard alone, the focus always where it goes on', async ({ page, site }) => {
  await enterCheckout(page, await newMember(site.address), lineOf(REFLECTORS, 1))
  const type = async (label: string, text: string) => {
    await page.getByLabel(label).press('Tab')
    await page.getByLabel(label).pressSequentially(text)
  }
  await type('Street address', '18 Harbor Street')
  await type('City', 'Seattle')
  await page.getByLabel('State').focus()
  await page.keyboard.type('Washington')
  await type('ZIP code', '98101')
  await page.keyboard.press('Enter')
  for (const name of ['Shipping method', 'Payment']) {
    await expect(page.getByRole('heading', { name })).toBeFocused()
    await section(page, name).getByRole('button', { name: 'Continue' }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(payButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\/sandbox\//)
})

test('country, method, code and credit count at once', async ({ page, site }) => {
  await enterCheckout(page, await newMember(site.address), lineOf(TAILLIGHT, 1))
  const amounts = page.getByRole('complementary', { name: 'Your order' })
  await expect(amounts).toContainText('Sales tax$5.44')
  await page.getByLabel('Country').selectOption({ label: 'Germany' })
  await expect(amounts).toContainText('VAT$12.73')
  await expect(page.getByLabel('State')).toBeHidden()
  await page.getByLabel('Country').selectOption({ label: 'United States' })
  await page.getByLabel('Street address').fill('18 Harbor Street')
  await page.getByLabel('City').fill('Seattle')
  await page.getByLabel('State').selectOption({ label: 'Washington' })
  await page.getByLabel('ZIP code').fill('98101')
  await proceed(page, 'Delivery address')

  await expect(amounts).toContainText('Total$73.44')
  await page.getByRole('radio', { name: /Express/ }).check()
  await expect(amounts).toContainText('Shipping, express')
  await expect(amounts).not.toContainText('Total$73.44')
  await page.getByRole('radio', { name: /Standard/ }).check()
  await proceed(page, 'Shipping method')

  await page.getByLabel('Promo code (optional)').fill('welcome5')
  await page.keyboard.press('Enter')
  await expect(amounts).toContainText('Discount, WELCOME5−$2.95')
  await page.getByRole('checkbox', { name: 'Use my store credit of $20' }).check()
  await expect(amounts).toContainText('Store credit−$20')
  await expect(amounts).toContainText('To pay$50.25')
  await proceed(page, 'Payment')
  await payButton(page, '$50.25').click()
  await paySandbox(page)
  await isThanked(page)
  expect(await ordersOf(page, site.address)).toMatchObject([{ status: 'paid', total: 70.25 }])
})

test('store credit pays it all: there is no payment page', async ({ page, site }) => {
  await enterCheckout(page, 'anna@example.com', lineOf(REFLECTORS, 1))
  const before = await ordersOf(page, site.address)
  await page.getByRole('button', { name: 'Change payment' }).click()
  await page.getByRole('checkbox', { name: /Use my store credit/ }).check()
  await expect(page.getByText('Nothing is left to pay.')).toBeVisible()
  await proceed(page, 'Payment')
  await page.getByRole('button', { name: 'Place order' }).click()
  await isThanked(page)
  await expect(page).toHaveURL(/\/shop\/orders\/\d+\/return\?provider=credits/)
  expect(await ordersOf(page, site.address)).toHaveLength(before.length + 1)
})
