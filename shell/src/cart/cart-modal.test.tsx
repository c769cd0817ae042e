import {
  type Cart,
  type CartLine,
  type CartPort,
  type CartState,
  MODAL_CLOSE_MS,
  type Session,
} from '@nireeka/contracts'
import { fakePlatform } from '@nireeka/kit/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

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
const nyx = { ...helmet, id: 7, title: 'Nyx', bikeSlug: 'nyx' }

const guestCart = (...lines: CartLine[]): Cart => ({ lines, shipping: null, tax: null })

function open(state: CartState, session: Session = { status: 'guest' }, parts: Partial<CartPort> = {}) {
  const reload = vi.fn(async () => undefined)
  const leave = vi.fn<() => void>()
  const attend = vi.fn(() => leave)
  const onClose = vi.fn()
  const state$ = new BehaviorSubject(state)
  const cart = { ...fakePlatform().cart, state$, reload, attend, ...parts }
  const navigate = vi.fn<(path: string) => void>()
  const platform = { cart, navigate, session$: new BehaviorSubject(session) }
  const view = renderInShell(<CartModal onClose={onClose} />, fakeShell({ platform }))
  return { ...view, reload, onClose, state$, attend, leave, navigate }
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
  expect(totals()).toEqual({ Subtotal: '$299', Shipping: 'Free', Tax: '$23.92', 'Order total': '$322.92' })
})

test.each([
  ['Continue to Payment', '/shop/cart/checkout'],
  ['View cart', '/shop/cart'],
  ['Edit Nyx', '/configurator/nyx'],
])('%s leads to %s and closes the cart', async (name, path) => {
  const { onClose } = open({ status: 'ready', cart: guestCart(helmet, nyx) })
  await userEvent.click(screen.getByRole('link', { name }))
  expect(location.pathname).toBe(path)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('a cart that could not be loaded says why and tries again', async () => {
  const { reload } = open({ status: 'failed', cart: guestCart(), message: "Can't reach server right now." })
  expect(screen.getByRole('alert').textContent).toContain("Can't reach server right now.")
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('what was known of a cart stays when it can’t be read anew', () => {
  open({ status: 'failed', cart: guestCart(helmet), message: "Can't reach server right now." })
  expect(screen.getByRole('alert').textContent).toContain("Can't reach server right now.")
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

test('a cart that is on its way isn’t called empty', () => {
  const { state$ } = open({ status: 'loading', cart: guestCart() })
  expect(screen.queryByText('There is no item in your shopping cart!')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  act(() => state$.next({ status: 'ready', cart: guestCart(helmet) }))
  expect(screen.getByRole('group', { name: 'Quantity of City helmet' })).toBeDefined()
})

test('today’s prices are asked for only while it is open', () => {
  const { attend, leave, unmount } = open({ status: 'ready', cart: guestCart(helmet) })
  expect(attend).toHaveBeenCalledOnce()
  expect(leave).not.toHaveBeenCalled()
  unmount()
  expect(leave).toHaveBeenCalledOnce()
})

test('opening it puts the focus on the drawer, not into a number, so that no keyboard covers it', async () => {
  open({ status: 'ready', cart: guestCart(helmet) })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Your cart' })))
})

test('Escape while a number is typed puts it back, and the drawer stays; the next one closes it', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { onClose } = open({ status: 'ready', cart: guestCart(helmet) })
  const quantity = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of City helmet' })
  const pressEscape = () => {
    fireEvent.keyDown(quantity, { key: 'Escape' })
    act(() => vi.advanceTimersByTime(MODAL_CLOSE_MS))
  }
  fireEvent.change(quantity, { target: { value: '8' } })
  pressEscape()
  expect(quantity.value).toBe('2')
  expect(onClose).not.toHaveBeenCalled()
  pressEscape()
  expect(onClose).toHaveBeenCalledOnce()
})

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue to Payment' }))

/** Renders the cart drawer with a promo code typed into its field. */
async function openWith(answer: Promise<string | null>) {
  const applyPromo = vi.fn(() => answer)
  history.replaceState(null, '', '/')
  const state: CartState = { status: 'ready', cart: guestCart(helmet) }
  const { onClose, navigate } = open(state, { status: 'guest' }, { applyPromo })
  await userEvent.click(screen.getByRole('button', { name: 'Add a promo code' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Promo code' }), 'ride10')
  return { applyPromo, onClose, navigate }
}

describe('a promo code that is typed and not applied', () => {
  test('is applied on the way to the checkout', async () => {
    const { applyPromo, onClose, navigate } = await openWith(Promise.resolve(null))
    await goOn()
    await waitFor(() => expect(navigate.mock.calls).toEqual([['/shop/cart/checkout']]))
    expect(applyPromo.mock.calls).toEqual([['ride10']])
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  test('holds the way up when it is refused: why stands at the field, which has the focus', async () => {
    const { onClose, navigate } = await openWith(Promise.resolve('This code has ended.'))
    await goOn()
    expect((await screen.findByRole('alert')).textContent).toBe('This code has ended.')
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' })
    expect(document.activeElement).toBe(field)
    expect(navigate).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.click(screen.getByRole('link', { name: 'Continue to Payment' }))
    expect(location.pathname).toBe('/shop/cart/checkout')
  })
})
