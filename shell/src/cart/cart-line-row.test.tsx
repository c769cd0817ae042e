import type { CartLine, Session } from '@nireeka/contracts'
import { fakePlatform } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'

import { fakeShell } from '../testing/fake-shell.ts'
import { asMember } from '../testing/members.ts'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { CartLineRow } from './cart-line-row.tsx'

const line: CartLine = {
  id: 41,
  productId: 1001,
  title: 'City helmet',
  description: 'With light',
  image: null,
  price: 12.95,
  count: 3,
  bikeSlug: null,
  orderBikeId: null,
}

const guest: Session = { status: 'guest' }

function open(change: Partial<CartLine>, session: Session = guest) {
  const setCount = vi.fn(async (_id: number, _count: number) => undefined)
  const remove = vi.fn(async (_id: number) => undefined)
  const close = vi.fn()
  const take = vi.fn<(line: CartLine) => void>()
  const cart = { ...fakePlatform().cart, setCount, remove }
  const shell = fakeShell({ platform: { cart, session$: new BehaviorSubject(session) } })
  renderInShell(<CartLineRow line={{ ...line, ...change }} close={close} onTake={take} />, shell)
  return { setCount, remove, close, take }
}

test('a line shows title, number and what all its pieces cost', () => {
  open({})
  expect(screen.getByRole('group', { name: 'Quantity of City helmet' }).textContent).toBe('3')
  expect(screen.getByText('$38.85')).toBeDefined()
})

test.each([
  ['With light', 'With light'],
  ['x'.repeat(25), 'x'.repeat(25)],
  ['A light at the back, a visor at the front.', 'A light at the back, a vi…'],
])('the description “%s” is previewed as “%s”: 25 characters', (description, shown) => {
  open({ description })
  expect(screen.getByText(shown)).toBeDefined()
})

test('plus and minus ask for one more and one less', async () => {
  const { setCount } = open({})
  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  await userEvent.click(screen.getByRole('button', { name: 'One less' }))
  expect(setCount.mock.calls).toEqual([
    [41, 4],
    [41, 2],
  ])
})

test('a guest’s minus at 1 removes the line', async () => {
  const { setCount, take } = open({ count: 1 })
  // Below 1 the cart takes the line away.
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(setCount.mock.calls).toEqual([[41, 0]])
  expect(take).toHaveBeenCalledOnce()
})

test('a member’s minus at 1 does nothing', async () => {
  const { setCount } = open({ count: 1 }, asMember())
  await userEvent.click(screen.getByRole('button', { name: 'One less' }))
  expect(setCount).not.toHaveBeenCalled()
})

test('Remove takes the line away, whatever its number', async () => {
  const { remove, take } = open({}, asMember())
  await userEvent.click(screen.getByRole('button', { name: 'Remove City helmet' }))
  expect(remove.mock.calls).toEqual([[41]])
  expect(take.mock.calls).toEqual([[line]])
})

test.each([
  ['a bike', { bikeSlug: 'nyx' }, '/configurator/nyx?cartID=41&mode=CECM'],
  [
    'an upgrade',
    { bikeSlug: 'nyx', orderBikeId: 12 },
    '/configurator/nyx?orderBikeID=12&cartID=41&mode=CEUM',
  ],
])('%s is edited in the configurator, in its own mode', async (_what, change, path) => {
  const { close } = open(change)
  const link = screen.getByRole('link', { name: 'Edit' })
  expect(link.getAttribute('href')).toBe(path)
  await userEvent.click(link)
  expect(close).toHaveBeenCalledOnce()
})

test('what is neither bike nor upgrade has nothing to edit', () => {
  open({})
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
})
