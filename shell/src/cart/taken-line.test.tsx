import type { Cart, CartLine, CartState } from '@nireeka/contracts'
import { fakeHttp, fakePlatform } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { beforeEach, expect, test } from 'vitest'

import { fakeShell } from '../testing/fake-shell.ts'
import { asMember } from '../testing/members.ts'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { CartModal } from './cart-modal.tsx'
import { createCart } from './cart.ts'

const helmet = { id: 1, title: 'City helmet', description: 'With light', price: 119, thumbnail: null }
const lock = { ...helmet, id: 2, title: 'Fold lock', price: 60 }

beforeEach(() => localStorage.clear())

const ignore = () => undefined

/** A guest's cart with two helmets and a lock, open. */
async function openGuestCart() {
  const session$ = fakePlatform().session$
  const cart = createCart({ http: fakeHttp().http, session$, notify: ignore, publish: ignore, open: ignore })
  for (const item of [helmet, helmet, lock]) await cart.add(item)
  renderInShell(<CartModal onClose={ignore} />, fakeShell({ platform: { cart, session$ } }))
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a line that was removed comes back as it was', async () => {
  await openGuestCart()
  await press('Remove City helmet')
  expect(screen.getByText('City helmet removed.')).toBeDefined()
  await press('Undo removing City helmet')
  const stepper = await screen.findByRole('group', { name: 'Quantity of City helmet' })
  await waitFor(() => expect(stepper.textContent).toBe('2'))
  expect(screen.queryByText('City helmet removed.')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Your cart' }))
})

test('whoever removed a line with the keyboard stands on Undo then', async () => {
  await openGuestCart()
  screen.getByRole('button', { name: 'Remove Fold lock' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo removing Fold lock' }))
})

test('all that was removed can be brought back, out of an empty cart too', async () => {
  await openGuestCart()
  await press('Remove City helmet')
  await press('Remove')
  expect(screen.getByText('There is no item in your shopping cart!')).toBeDefined()
  await press('Undo removing City helmet')
  await press('Undo removing Fold lock')
  const lines = await screen.findAllByRole('listitem')
  expect(lines.map((line) => line.querySelector('strong')?.textContent)).toEqual(['City helmet', 'Fold lock'])
})

const line: CartLine = {
  id: 41,
  productId: 1,
  title: 'City helmet',
  description: 'With light',
  image: null,
  price: 119,
  count: 1,
  bikeSlug: null,
  orderBikeId: null,
}

const cartOf = (lines: CartLine[]): Cart => ({ lines, shipping: 9, tax: 0 })

/** A member's cart with one line, on a server that takes it out or doesn't. */
function openMemberCart(only: CartLine, left: CartLine[]) {
  const state$ = new BehaviorSubject<CartState>({ status: 'ready', cart: cartOf([only]) })
  const remove = async () => state$.next({ status: 'ready', cart: cartOf(left) })
  const platform = {
    cart: { ...fakePlatform().cart, state$, remove },
    session$: new BehaviorSubject(asMember()),
  }
  renderInShell(<CartModal onClose={ignore} />, fakeShell({ platform }))
}

test('a line that the server kept isn’t called removed', async () => {
  openMemberCart(line, [line])
  await press('Remove City helmet')
  expect(screen.queryByText(/removed/)).toBeNull()
})

test('a bike that was put together isn’t promised back', async () => {
  openMemberCart({ ...line, title: 'Nyx', bikeSlug: 'nyx' }, [])
  await press('Remove Nyx')
  expect(screen.getByText('There is no item in your shopping cart!')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
})
