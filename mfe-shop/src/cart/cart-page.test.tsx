import type { CartState } from '@nireeka/contracts'
import { fakePlatform, hydratePage, refusal } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { describe, expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { cartOf, helmet, openCartPage as open, ready } from '../testing/open-cart-page.tsx'

test('the page comes in the server’s HTML with its heading, whoever’s cart it will be', async () => {
  const state$ = new BehaviorSubject<CartState>({ status: 'loading', cart: cartOf() })
  const platform = { cart: { ...fakePlatform().cart, state$ } }
  const { container, status } = await hydratePage(routes, { url: '/shop/cart', platform })
  expect(status).toBe(200)
  expect(within(container).getByRole('heading', { level: 1 }).textContent).toBe('Your cart')
})

test('lines, what they come to and the way to the payment', () => {
  open({ status: 'ready', cart: cartOf(helmet) })
  expect(screen.getByText('2 items')).toBeDefined()
  expect(screen.getByRole('link', { name: 'City helmet' }).getAttribute('href')).toBe('/shop/accessories/1')
  const sum = within(screen.getByRole('complementary', { name: 'Order summary' }))
  expect(sum.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['$238', '–', '$238'])
  expect(sum.getByRole('link', { name: 'Continue to Payment' }).getAttribute('href')).toBe(
    '/shop/cart/checkout',
  )
})

test('a guest’s minus at 1 removes; a typed number is asked for', async () => {
  const { setCount } = open({ status: 'ready', cart: cartOf({ ...helmet, count: 1 }) })
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Quantity of City helmet' }), '5{Enter}')
  expect(setCount.mock.calls).toEqual([
    [1, 0],
    [1, 5],
  ])
})

const marks = () =>
  within(screen.getByRole('list', { name: 'Ways to pay' }))
    .getAllByRole('img')
    .map((mark) => mark.getAttribute('aria-label'))

test('ways to pay and the days to return stand below the way to the payment', async () => {
  open(ready())
  const sum = within(screen.getByRole('complementary', { name: 'Order summary' }))
  await sum.findByRole('list', { name: 'Ways to pay' })
  expect(marks()).toEqual(['Visa', 'Mastercard', 'American Express', 'PayPal'])
  expect(sum.getByText('14 days to return it')).toBeDefined()
  expect(sum.getByRole('link', { name: 'Returns and refunds' }).getAttribute('href')).toBe('/rrpolicy')
})

test('only the ways to pay that are on are shown', async () => {
  open(ready(), { status: 'guest' }, {}, { 'GET /api/payment-methods': { providers: ['paypal'] } })
  await screen.findByRole('list', { name: 'Ways to pay' })
  expect(marks()).toEqual(['PayPal'])
})

test('where nobody knows the ways to pay, none is shown', async () => {
  open(ready(), { status: 'guest' }, {}, { 'GET /api/payment-methods': refusal(500, 'Broken') })
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Ways to pay' })).toBeNull())
  expect(screen.getByText('Secure payment')).toBeDefined()
})

test('a product isn’t described again at its line', () => {
  open({ status: 'ready', cart: cartOf({ ...helmet, description: 'A light at the back.' }) })
  expect(screen.queryByText(/A light at the back/)).toBeNull()
})

const sumOf = () => within(screen.getByRole('complementary', { name: 'Order summary' }))
const amounts = () =>
  sumOf()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

test('a guest’s total has the estimated shipping, and says that it is before tax', () => {
  open(ready())
  expect(amounts()).toEqual(['$238', '$9', '$247'])
  expect(sumOf().getByText('Estimated total')).toBeDefined()
  expect(sumOf().getByText('Before tax, which depends on your address.')).toBeDefined()
})

test('a total without an estimate says that it is before shipping and tax', () => {
  open({ status: 'ready', cart: { ...cartOf(helmet), check: 'failed' } })
  expect(sumOf().getByText('Before shipping and tax, which depend on your address.')).toBeDefined()
})

test('a member’s order total has shipping and tax', () => {
  open({ status: 'ready', cart: { ...cartOf(helmet), shipping: 9, tax: 10.24 } })
  expect(amounts()).toEqual(['$238', '$9', '$10.24', '$257.24'])
  expect(sumOf().getByText('Order total')).toBeDefined()
})

test('the summary comes before what goes well with the cart', async () => {
  open(ready())
  const fitting = await screen.findByRole('heading', { name: 'Goes well with your cart' })
  const checkout = screen.getByRole('link', { name: 'Continue to Payment' })
  expect(checkout.compareDocumentPosition(fitting)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a cart that is on its way isn’t called empty', () => {
  open({ status: 'loading', cart: cartOf() })
  expect(screen.queryByText('There is no item in your shopping cart!')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Loading…')
})

test.each([
  ['nothing is known', cartOf()],
  ['an older cart is known', cartOf(helmet)],
])('a cart that can’t be loaded says why and tries again, when %s', async (_what, cart) => {
  const { reload } = open({ status: 'failed', cart, message: "Can't reach server right now." })
  expect(screen.getByText("Can't reach server right now.")).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('whoever leaves the page doesn’t look at the cart any more', () => {
  const { leave, unmount } = open({ status: 'ready', cart: cartOf(helmet) })
  unmount()
  expect(leave).toHaveBeenCalledOnce()
})

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue to Payment' }))

/** Opens the cart page with a promo code typed into its field. */
async function openWith(answer: Promise<string | null>) {
  const applyPromo = vi.fn(() => answer)
  const { navigate } = open({ status: 'ready', cart: cartOf(helmet) }, { status: 'guest' }, { applyPromo })
  await userEvent.click(screen.getByRole('button', { name: 'Add a promo code' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Promo code' }), 'ride10')
  return { applyPromo, navigate }
}

describe('a promo code that is typed and not applied', () => {
  test('is applied on the way to the checkout', async () => {
    const { applyPromo, navigate } = await openWith(Promise.resolve(null))
    await goOn()
    await waitFor(() => expect(navigate.mock.calls).toEqual([['/shop/cart/checkout']]))
    expect(applyPromo.mock.calls).toEqual([['ride10']])
  })

  test('is applied by Enter without leaving the cart', async () => {
    const { applyPromo, navigate } = await openWith(Promise.resolve(null))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(applyPromo.mock.calls).toEqual([['ride10']]))
    expect(await screen.findByRole('link', { name: 'Continue to Payment' })).toBeDefined()
    expect(navigate).not.toHaveBeenCalled()
  })

  test('holds the way up when it is refused: why stands at the field, which has the focus', async () => {
    const { navigate } = await openWith(Promise.resolve('This code has ended.'))
    await goOn()
    expect((await screen.findByRole('alert')).textContent).toBe('This code has ended.')
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' })
    expect(document.activeElement).toBe(field)
    expect(navigate).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.click(screen.getByRole('link', { name: 'Continue to Payment' }))
    expect(location.pathname).toBe('/shop/cart/checkout')
  })
})
