import type { Cart, CartFacts, CartLine } from '@nireeka/contracts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { CartChanges } from './cart-changes.tsx'
import { CartFreeShipping } from './cart-free-shipping.tsx'
import { CartTotals } from './cart-totals.tsx'

const line: CartLine = {
  id: 1,
  productId: 1,
  title: 'City helmet',
  description: '',
  image: null,
  price: 1119.5,
  count: 2,
  bikeSlug: null,
  orderBikeId: null,
}
const facts: CartFacts = {
  subtotal: 2239,
  discount: 0,
  country: { id: 222, name: 'United States', isServed: true },
  promo: null,
  refusedPromo: null,
  freeShipping: null,
}
const member = (change: Partial<CartFacts> = {}): Cart => ({
  lines: [line],
  shipping: 0,
  tax: 23.92,
  facts: { ...facts, ...change },
})

const totals = () => {
  const terms = screen.getAllByRole('term').map((term) => term.textContent)
  const amounts = screen.getAllByRole('definition').map((amount) => amount.textContent)
  return Object.fromEntries(terms.map((term, index) => [term, amounts[index]]))
}

test('guests see subtotal and order total', () => {
  render(<CartTotals cart={{ lines: [line], shipping: null, tax: null }} />)
  expect(totals()).toEqual({ Subtotal: '$2,239', 'Order total': '$2,239' })
})

test('members see shipping, which may be free, and tax too', () => {
  render(<CartTotals cart={member()} />)
  expect(totals()).toMatchObject({ Shipping: 'Free', Tax: '$23.92', 'Order total': '$2,262.92' })
})

test('a discount is taken off', () => {
  render(<CartTotals cart={member({ discount: 111.95 })} />)
  expect(totals()).toMatchObject({ Discount: '−$111.95', 'Order total': '$2,150.97' })
})

test('what can’t be had costs nothing', () => {
  const lines: CartLine[] = [
    line,
    { ...line, id: 2, problem: 'sold_out' },
    { ...line, id: 3, problem: 'gone' },
  ]
  render(<CartTotals cart={{ lines, shipping: null, tax: null }} />)
  expect(totals()).toMatchObject({ 'Order total': '$2,239' })
})

test('a country that we don’t ship to is told', () => {
  render(<CartTotals cart={member({ country: { id: 10, name: 'Antarctica', isServed: false } })} />)
  expect(screen.getByText(/We don’t ship to Antarctica yet/)).toBeDefined()
  expect(totals()).not.toHaveProperty('Shipping')
})

test('the way to free shipping is told, and that it is reached', () => {
  const { rerender } = render(<CartFreeShipping from={150} missing={31} />)
  expect(screen.getByRole('progressbar', { name: '$31 more and shipping is free' })).toBeDefined()
  rerender(<CartFreeShipping from={150} missing={0} />)
  expect(screen.getByRole('progressbar', { name: 'Shipping is free' })).toBeDefined()
})

test('one button takes today’s prices for right', async () => {
  const accept = vi.fn(async () => undefined)
  const cart: Cart = { ...member(), lines: [{ ...line, problem: 'price_changed', notice: 'Now $9.' }] }
  render(<CartChanges cart={cart} port={{ accept }} />)
  expect(screen.getByRole('status').textContent).toContain('Something in your cart has changed')
  await userEvent.click(screen.getByRole('button', { name: 'Use today’s prices' }))
  expect(accept).toHaveBeenCalledOnce()
})

test('how many things have changed is told', () => {
  const lines: CartLine[] = [
    { ...line, problem: 'price_changed' },
    { ...line, id: 2, problem: 'gone' },
  ]
  render(<CartChanges cart={{ ...member(), lines }} port={{ accept: vi.fn() }} />)
  expect(screen.getByRole('status').textContent).toContain('2 items in your cart have changed')
})

test('nothing is said where nothing has changed, and quietly where nobody could tell', () => {
  const { container, rerender } = render(<CartChanges cart={member()} port={{ accept: vi.fn() }} />)
  expect(container.textContent).toBe('')
  rerender(<CartChanges cart={{ ...member(), check: 'failed' }} port={{ accept: vi.fn() }} />)
  expect(container.textContent).toContain('The shop can’t be reached.')
})

test('a bike that can’t be built any more is left to its owner: nothing throws it away', () => {
  const build = { sizeId: 32, colourId: 3, ral: [], partIds: [] }
  const gone: CartLine = { ...line, bikeSlug: 'nyx', build, problem: 'gone' }
  const port = { accept: async () => undefined }
  const { rerender } = render(<CartChanges cart={{ ...member(), lines: [gone] }} port={port} />)
  expect(screen.getByRole('status').textContent).toContain('Edit it, or remove it.')
  expect(screen.queryByRole('button')).toBeNull()
  const lines: CartLine[] = [gone, { ...line, id: 2, problem: 'price_changed' }]
  rerender(<CartChanges cart={{ ...member(), lines }} port={port} />)
  expect(screen.getByRole('button', { name: 'Use today’s prices' })).toBeDefined()
})
