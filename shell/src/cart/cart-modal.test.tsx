import type { Cart, CartLine, CartState, Session } from '@nireeka/contracts'
import { fakePlatform } from '@nireeka/kit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'

import { fakeShell } from '../testing/fake-shell.ts'
import { asMember } from '../testing/members.ts'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { CartModal } from './cart-modal.tsx'

const helmet: CartLine = {
  id: 1001,
  productId: 1001,
  title: 'City helmet',
  description: 'With light',
  image: null,
  price: 119.5,
  count: 2,
  bikeSlug: null,
  orderBikeId: null,
}
const lock = { ...helmet, id: 1002, productId: 1002, title: 'Fold lock', price: 60, count: 1 }

const guestCart = (...lines: CartLine[]): Cart => ({ lines, shipping: null, tax: null })

function open(state: CartState, session: Session = { status: 'guest' }) {
  const reload = vi.fn(async () => undefined)
  const onClose = vi.fn()
  const state$ = new BehaviorSubject(state)
  const cart = { ...fakePlatform().cart, state$, reload }
  const platform = { cart, session$: new BehaviorSubject(session) }
  renderInShell(<CartModal onClose={onClose} />, fakeShell({ platform }))
  return { reload, onClose, state$ }
}

const totals = () => {
  const terms = screen.getAllByRole('term').map((term) => term.textContent)
  const amounts = screen.getAllByRole('definition').map((amount) => amount.textContent)
  return Object.fromEntries(terms.map((term, index) => [term, amounts[index]]))
}

test('an empty cart says so and leads to the configurator', async () => {
  const { onClose } = open({ status: 'ready', cart: guestCart() })
  const dialog = within(screen.getByRole('dialog', { name: 'Your cart' }))
  expect(dialog.getByText('There is no item in your shopping cart!')).toBeDefined()
  expect(dialog.queryByRole('link', { name: 'Continue to Payment' })).toBeNull()
  await userEvent.click(dialog.getByRole('link', { name: 'Start Shopping' }))
  expect(location.pathname).toBe('/configurator')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('guests see items, subtotal and order total', () => {
  open({ status: 'ready', cart: guestCart(helmet, lock) })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(totals()).toEqual({ Subtotal: '$299', 'Order total': '$299' })
})

test('members see shipping and tax too, also when they are nothing', () => {
  open({ status: 'ready', cart: { lines: [helmet, lock], shipping: 0, tax: 23.92 } }, asMember())
  expect(totals()).toEqual({ Subtotal: '$299', Shipping: '$0', Tax: '$23.92', 'Order total': '$322.92' })
})

test('Continue to Payment leads to the checkout and closes the cart', async () => {
  const { onClose } = open({ status: 'ready', cart: guestCart(helmet) })
  await userEvent.click(screen.getByRole('link', { name: 'Continue to Payment' }))
  expect(location.pathname).toBe('/shop/cart/checkout')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('a cart that could not be loaded says why and tries again', async () => {
  const { reload } = open({ status: 'failed', cart: guestCart(), message: "Can't reach server right now." })
  expect(screen.getByRole('alert').textContent).toContain("Can't reach server right now.")
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('a cart that is on its way isn’t called empty', () => {
  const { state$ } = open({ status: 'loading', cart: guestCart() })
  expect(screen.queryByText('There is no item in your shopping cart!')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  act(() => state$.next({ status: 'ready', cart: guestCart(helmet) }))
  expect(screen.getByRole('group', { name: 'Quantity of City helmet' })).toBeDefined()
})
