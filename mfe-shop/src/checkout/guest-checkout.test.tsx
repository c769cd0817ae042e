import type { CartState } from '@nireeka/contracts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { facts } from '../testing/open-cart-page.tsx'
import { openCheckout } from '../testing/open-checkout.tsx'

const guestCart: CartState = {
  status: 'ready',
  cart: {
    lines: [
      {
        id: 1001,
        productId: 1001,
        title: 'City helmet',
        description: '',
        image: null,
        price: 119,
        count: 2,
        bikeSlug: null,
        orderBikeId: null,
      },
    ],
    shipping: null,
    tax: null,
  },
}

test('a guest sees the cart, and the ways to an account that lead back; the rest is closed', async () => {
  const { calls } = openCheckout({}, { session: { status: 'guest' }, cart: guestCart })
  const order = within(screen.getByRole('complementary', { name: 'Your order' }))
  expect(order.getByRole('list', { name: 'Items' }).textContent).toBe('City helmet × 2$238')
  expect(order.getByRole('link', { name: 'Change your cart' }).getAttribute('href')).toBe('/shop/cart')
  const links = within(screen.getByRole('region', { name: 'Log in or create an account' }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  expect(links).toEqual([
    'Log in /login?continue=%2Fshop%2Fcart%2Fcheckout',
    'Create account /register?continue=%2Fshop%2Fcart%2Fcheckout',
  ])
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /Pay|Change/ })).toBeNull()
  expect(calls).toEqual(['GET /api/payment-methods'])
})

test('a guest is told what the next steps ask for', () => {
  openCheckout({}, { session: { status: 'guest' }, cart: guestCart })
  const steps = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(steps.slice(-4)).toEqual(['Delivery address', 'Shipping method', 'Payment', 'Review and pay'])
  expect(screen.getByText('The full total with shipping and tax, before you pay.')).toBeDefined()
})

const amounts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

test('a guest’s total says that it is without shipping and tax, until shipping is known', () => {
  openCheckout({}, { session: { status: 'guest' }, cart: guestCart })
  expect(amounts()).toEqual(['$238', '–', '$238'])
  expect(screen.getByText('Before shipping and tax, which are added at checkout.')).toBeDefined()
})

test('a guest’s total has the estimated shipping, in the folded summary, too', () => {
  const cart = { ...guestCart.cart, facts: { ...facts, discount: 10 } }
  openCheckout({}, { session: { status: 'guest' }, cart: { status: 'ready', cart } })
  expect(amounts()).toEqual(['$238', '−$10', '$9', '$237'])
  expect(screen.getByText('Shipping to the United States')).toBeDefined()
  expect(screen.getByText('Before tax, which is added at checkout.')).toBeDefined()
  expect(screen.getByRole('button', { name: /^Order summary/ }).textContent).toBe(
    'Order summary $237 before tax',
  )
})

test('a guest is told of returns, payment and warranty by the terms of their pages', () => {
  openCheckout({}, { session: { status: 'guest' }, cart: guestCart })
  const list = within(screen.getByRole('list', { name: 'What you can rely on' }))
  expect(list.getByText('14 days to return it')).toBeDefined()
  const paths = list.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(paths).toEqual(['/rrpolicy', '/warranty', '/contact'])
})

const summary = () => within(screen.getByRole('complementary', { name: 'Your order' }))

test('a guest sees when the order arrives and how it can be paid, without opening the summary', async () => {
  const delivery = { kind: 'dated', first: '2026-12-03', last: '2026-12-08' } as const
  const lines = guestCart.cart.lines.map((line) => ({ ...line, delivery }))
  const cart: CartState = { status: 'ready', cart: { ...guestCart.cart, lines } }
  openCheckout({}, { session: { status: 'guest' }, cart })
  expect(summary().getByText('Arrives December 3 to December 8')).toBeDefined()
  const ways = within(await summary().findByRole('list', { name: 'Ways to pay' }))
  expect(ways.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Visa',
    'Mastercard',
    'American Express',
    'PayPal',
  ])
  expect(summary().getByText('Secure payment')).toBeDefined()
})

test('a guest’s empty cart says so', () => {
  openCheckout({}, { session: { status: 'guest' } })
  expect(screen.getByText('There is no item in your shopping cart!')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Start Shopping' }).getAttribute('href')).toBe('/configurator')
})
