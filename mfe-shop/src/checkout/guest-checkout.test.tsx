import type { CartState, Platform } from '@nireeka/contracts'
import { useLocation } from '@nireeka/kit/router'
import { fakeHttp, renderPage } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { facts } from '../testing/open-cart-page.tsx'
import { openCheckout } from '../testing/open-checkout.tsx'
import { AccountChoice } from './account-choice.tsx'

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

const account = () => within(screen.getByRole('region', { name: 'Create an account or log in' }))

test('a guest sees the cart, and one field with the two ways to an account; the rest is closed', async () => {
  const { calls } = openCheckout({}, { session: { status: 'guest' }, cart: guestCart })
  const order = within(screen.getByRole('complementary', { name: 'Your order' }))
  expect(order.getByRole('list', { name: 'Items' }).textContent).toBe('City helmet\u00a0× 2$238')
  expect(order.getByRole('link', { name: 'Change your cart' }).getAttribute('href')).toBe('/shop/cart')
  expect(account().queryByRole('link')).toBeNull()
  expect(account().getAllByRole('textbox')).toHaveLength(1)
  // Those who are new come first.
  const buttons = account().getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Create account', 'Log in'])
  expect(account().getByText('Needed to track and return your order.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Order and pay|Change/ })).toBeNull()
  expect(calls).toEqual(['GET /api/payment-methods'])
})

const Where = () => {
  const { pathname, search, state } = useLocation()
  return <output>{JSON.stringify({ path: pathname + search, state: state as unknown })}</output>
}

const where = () => JSON.parse(screen.getByRole('status').textContent) as unknown

/** Opens the choice of an account, with what the browser is told to go to. Returns the calls of the API. */
function openAccountChoice(showAccountForm?: Platform['showAccountForm']) {
  const { http, calls } = fakeHttp({})
  renderPage(
    <>
      <AccountChoice />
      <Where />
    </>,
    '/shop/cart/checkout',
    { http, ...(showAccountForm ? { showAccountForm } : {}) },
  )
  return calls
}

test.each([
  ['Create account', '/register?continue=%2Fshop%2Fcart%2Fcheckout'],
  ['Log in', '/login?continue=%2Fshop%2Fcart%2Fcheckout'],
])(
  'with an older shell “%s” takes the email along in this tab’s history, not in the address',
  async (name, path) => {
    const calls = openAccountChoice()
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), ' anna@example.com ')
    await userEvent.click(screen.getByRole('button', { name }))
    expect(where()).toEqual({ path, state: { email: 'anna@example.com' } })
    expect(calls).toEqual([])
  },
)

test('Enter leads to a new account', async () => {
  openAccountChoice()
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'anna@example.com{Enter}')
  expect(where()).toMatchObject({ path: '/register?continue=%2Fshop%2Fcart%2Fcheckout' })
})

test.each([
  ['Create account', 'register'],
  ['Log in', 'login'],
])('“%s” shows the shell’s form in the field’s place', async (name, way) => {
  const shown: unknown[] = []
  openAccountChoice(async (host, options) => {
    host.textContent = 'The shell’s form'
    shown.push(options)
    return () => host.replaceChildren()
  })
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), ' anna@example.com ')
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(screen.getByText('The shell’s form')).toBeDefined()
  expect(shown).toEqual([{ way, email: 'anna@example.com' }])
  expect(where()).toMatchObject({ path: '/shop/cart/checkout' })
})

test('a form that can’t be loaded is asked for on its page', async () => {
  openAccountChoice(() => Promise.reject(new Error('offline')))
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(where()).toMatchObject({ path: '/login?continue=%2Fshop%2Fcart%2Fcheckout' }))
})

test('an email that is left out is asked for on the next page', async () => {
  openAccountChoice()
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(where()).toMatchObject({ path: '/login?continue=%2Fshop%2Fcart%2Fcheckout' })
})

test('what isn’t an email goes nowhere, and without scripts the address is never sent', async () => {
  openCheckout({}, { session: { status: 'guest' }, cart: guestCart })
  const email = account().getByRole('textbox', { name: 'Email' })
  await userEvent.type(email, 'anna')
  for (const name of ['Create account', 'Log in']) {
    await userEvent.click(account().getByRole('button', { name }))
    expect(account().getByText('Please enter a valid email address.')).toBeDefined()
  }
  expect(email.getAttribute('name')).toBeNull()
})

test('a guest is told which step each section is, and what the next ones ask for', () => {
  openCheckout({}, { session: { status: 'guest' }, cart: guestCart })
  const steps = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(steps.slice(-4)).toEqual(['Delivery address', 'Shipping method', 'Payment', 'Review your order'])
  expect(screen.getByText('The full total with tax, before you pay.')).toBeDefined()
  const second = screen.getByRole('region', { name: 'Delivery address' })
  expect(second.textContent).toBe('Step 2 of 5Delivery addressWhere we deliver, and to whom.')
})

const amounts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

test('a guest’s total says that it is without shipping and tax, where shipping can’t be told', () => {
  const cart: CartState = { status: 'ready', cart: { ...guestCart.cart, check: 'failed' } }
  openCheckout({}, { session: { status: 'guest' }, cart })
  expect(amounts()).toEqual(['$238', '–', '$238'])
  expect(screen.getByText('Before shipping and tax, which depend on your address.')).toBeDefined()
  expect(summary().getByText('before shipping and tax')).toBeDefined()
})

test('until the server has told shipping, nothing is said of it, and the texts’ places are kept', () => {
  openCheckout({}, { session: { status: 'guest' }, cart: guestCart })
  const texts = ['Before tax, which depends on your address.', 'before tax']
  for (const text of texts) expect(screen.getByText(text).hasAttribute('data-pending')).toBe(true)
})

test('a guest’s total has the estimated shipping, in the folded summary, too', () => {
  const cart = { ...guestCart.cart, facts: { ...facts, discount: 10 } }
  openCheckout({}, { session: { status: 'guest' }, cart: { status: 'ready', cart } })
  expect(amounts()).toEqual(['$238', '−$10', '$9', '$237'])
  expect(screen.getByText('Shipping to the United States')).toBeDefined()
  expect(screen.getByText('Before tax, which depends on your address.')).toBeDefined()
  expect(screen.getByRole('button', { name: /^Order summary/ }).textContent).toBe(
    'Order summary \u00a0$237 before tax',
  )
})

test('a guest is told of returns, payment and warranty by the terms of their pages', () => {
  openCheckout({}, { session: { status: 'guest' }, cart: guestCart })
  const list = within(screen.getByRole('list', { name: 'What you can rely on' }))
  expect(list.getByText('14 days to return it')).toBeDefined()
  const paths = list.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(paths).toEqual(['/rrpolicy', '/warranty', '/contact'])
  expect(list.queryByText(/Bikes may be ridden/)).toBeNull()
})

test('whoever buys a bike is told what a ride costs when it is returned', () => {
  const lines = guestCart.cart.lines.map((line) => ({ ...line, bikeSlug: 'nyx' }))
  const cart: CartState = { status: 'ready', cart: { ...guestCart.cart, lines } }
  openCheckout({}, { session: { status: 'guest' }, cart })
  expect(screen.getByText(/Bikes may be ridden; we then deduct a fee for wear\./)).toBeDefined()
})

const summary = () => within(screen.getByRole('complementary', { name: 'Your order' }))

test('a guest sees when the order arrives and how it can be paid, without opening the summary', async () => {
  const delivery = { kind: 'dated', first: '2026-12-03', last: '2026-12-08' } as const
  const lines = guestCart.cart.lines.map((line) => ({ ...line, delivery }))
  const cart: CartState = { status: 'ready', cart: { ...guestCart.cart, lines } }
  openCheckout({}, { session: { status: 'guest' }, cart })
  expect(summary().getByRole('button', { name: /^Order summary/ }).textContent).toBe(
    'Order summary Arrives December 3 to 8$238 before tax',
  )
  const payment = within(screen.getByRole('region', { name: 'Payment' }))
  const ways = within(await payment.findByRole('list', { name: 'Ways to pay' }))
  expect(ways.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Visa',
    'Mastercard',
    'American Express',
    'PayPal',
  ])
  expect(payment.getByText('Secure payment')).toBeDefined()
})

test('a guest’s empty cart says so', () => {
  openCheckout({}, { session: { status: 'guest' } })
  expect(screen.getByText('There is no item in your shopping cart!')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Start Shopping' }).getAttribute('href')).toBe('/configurator')
})
