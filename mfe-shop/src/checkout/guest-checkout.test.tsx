import type { CartState } from '@nireeka/contracts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

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
  expect(order.getByRole('listitem').textContent).toBe('City helmet × 2$238')
  const links = within(screen.getByRole('region', { name: 'Contact' }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  expect(links).toEqual([
    'Log in /login?continue=%2Fshop%2Fcart%2Fcheckout',
    'Create account /register?continue=%2Fshop%2Fcart%2Fcheckout',
  ])
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /Pay|Change/ })).toBeNull()
  expect(calls).toEqual([])
})

test('a guest’s empty cart says so', () => {
  openCheckout({}, { session: { status: 'guest' } })
  expect(screen.getByText('There is no item in your shopping cart!')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Start Shopping' }).getAttribute('href')).toBe('/configurator')
})
