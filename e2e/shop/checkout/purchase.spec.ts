import { open } from '../../testing/open.ts'
import { expect, test } from '../../testing/site.ts'
import {
  fillAddress,
  isThanked,
  newMember,
  openCheckout,
  openNextCheckout,
  ordersOf,
  payButton,
  paySandbox,
  pieces,
  proceed,
  section,
} from '../../testing/shopper.ts'
import { REFLECTORS, TAILLIGHT } from '../../testing/stored-cart.ts'
import { sidewaysOverflow } from '../../testing/sideways.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a first order is placed by touch, and the page never scrolls sideways', async ({ page, site }) => {
    const email = await newMember(site.address)
    await openCheckout(page, site.address, email, pieces(TAILLIGHT, 2))
    await page.getByRole('button', { name: 'Only what is needed' }).tap()
    await fillAddress(page)
    const tooWide = () => sidewaysOverflow(page)
    for (const name of ['Delivery address', 'Shipping method', 'Payment']) {
      await section(page, name).getByRole('button', { name: 'Continue' }).tap()
      await expect.poll(tooWide).toBeLessThanOrEqual(0)
    }
    await expect(payButton(page, '$137.16')).toBeInViewport({ ratio: 1 })
    await payButton(page).tap()
    await paySandbox(page)
    await isThanked(page)
    await expect(page.getByText(email)).toBeVisible()
  })
})

test('who has ordered before needs four clicks from the cart to the paid order', async ({ page, site }) => {
  await openNextCheckout(page, site.address, pieces(TAILLIGHT))
  await open(page, `/shop/accessories/${REFLECTORS.id}`)
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

test('country, method, code and credit count at once', async ({ page, site }) => {
  await openCheckout(page, site.address, await newMember(site.address), pieces(TAILLIGHT))
  const amounts = page.getByRole('complementary', { name: 'Your order' })
  await expect(amounts).toContainText('Tax$5.44')
  await page.getByLabel('Country').selectOption({ label: 'Germany' })
  await expect(amounts).toContainText('VAT$12.73')
  await expect(page.getByLabel('State')).toBeHidden()
  await page.getByLabel('Country').selectOption({ label: 'United States' })
  await fillAddress(page)
  await proceed(page, 'Delivery address')

  await expect(amounts).toContainText('Order total$73.44')
  await page.getByRole('radio', { name: /Express/ }).check()
  await expect(amounts).toContainText('Shipping, express')
  await expect(amounts).not.toContainText('Order total$73.44')
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
  await expect.poll(() => ordersOf(page, site.address)).toMatchObject([{ status: 'paid', total: 70.25 }])
})

test('store credit pays it all: there is no payment page', async ({ page, site }) => {
  // This member has more store credit than a new one.
  await openCheckout(page, site.address, 'anna@example.com', pieces(REFLECTORS))
  const count = async () => (await ordersOf(page, site.address)).length
  const before = await count()
  await page.getByRole('button', { name: 'Change payment' }).click()
  await page.getByRole('checkbox', { name: /Use my store credit/ }).check()
  await expect(page.getByText('There’s nothing left to pay.')).toBeVisible()
  await proceed(page, 'Payment')
  await page.getByRole('button', { name: 'Place order' }).click()
  await isThanked(page)
  await expect(page).toHaveURL(/\/shop\/orders\/\d+\/return\?provider=credits/)
  await expect.poll(count).toBe(before + 1)
})
