import type { CartItem } from '@nireeka/contracts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'

import { bell } from '../testing/accessories.ts'
import { cartOf, helmet, openCartPage as open, ready } from '../testing/open-cart-page.tsx'
import type { Fitting } from './fitting.api.ts'
import { suggestionFor } from './suggestion.ts'

const progress = (name: string) => screen.getByRole('progressbar', { name })

describe('the way to free shipping', () => {
  test('stands in the summary, above the total and below the lines, whose steppers stay where they are', () => {
    open(ready({ freeShipping: { from: 150, missing: 51 } }))
    const line = screen.getByRole('link', { name: 'City helmet' })
    expect(progress('$51 more and shipping is free').compareDocumentPosition(line)).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    )
    const sum = within(screen.getByRole('complementary', { name: 'Order summary' }))
    const total = sum.getByText('Estimated total')
    expect(progress('$51 more and shipping is free').compareDocumentPosition(total)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(sum.getByText('Standard shipping is free from $150.')).toBeDefined()
  })

  test('offers something fitting, which is added with one click', async () => {
    const add = vi.fn(async (_item: CartItem) => undefined)
    open(ready({ freeShipping: { from: 150, missing: 10 } }), { status: 'guest' }, { add })
    await userEvent.click(await screen.findByRole('button', { name: 'Add Bell, $12.95' }))
    expect(add.mock.calls[0]?.[0]).toMatchObject({ id: bell.id, price: 12.95 })
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Free shipping' }))
  })

  test('is a line without a bar or an offer once shipping is free', async () => {
    open(ready({ freeShipping: { from: 150, missing: 0 } }))
    await screen.findByRole('heading', { name: 'Goes well with your cart' })
    expect(screen.getByRole('region', { name: 'Free shipping' }).textContent).toBe(
      ' Shipping is free, as always from $150',
    )
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Add Bell/ })).toBeNull()
  })

  test('isn’t there when nothing has to be shipped', () => {
    open(ready({ freeShipping: null }))
    expect(screen.queryByRole('progressbar')).toBeNull()
    open({ status: 'ready', cart: cartOf(helmet) })
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})

test.each([
  ['a helmet', helmet, 1],
  ['a bike', { ...helmet, bikeSlug: 'nyx' }, 0],
  ['upgrades of a bike', { ...helmet, bikeSlug: 'nyx', orderBikeId: 7 }, 1],
])('the place below %s is kept until the server has told how far it is', (_what, line, kept) => {
  open({ status: 'ready', cart: cartOf(line) })
  expect(document.querySelectorAll('.reached:empty')).toHaveLength(kept)
  open({ status: 'ready', cart: cartOf({ ...line, count: 1 }) })
  expect(document.querySelectorAll('.box:empty')).toHaveLength(kept)
})

const item = (id: number, price: number, hasVariants = false) => ({ id, price, hasVariants }) as Fitting

test.each<[string, number, Fitting[], number | undefined]>([
  ['the cheapest that is enough', 20, [item(1, 90), item(2, 25), item(3, 12)], 2],
  ['the dearest where none is enough', 100, [item(1, 12), item(2, 90), item(3, 25)], 2],
  ['nothing that has variants', 20, [item(1, 25, true), item(2, 90)], 2],
  ['nothing that is in the cart', 20, [item(9, 25), item(2, 90)], 2],
  ['nothing where there is nothing', 20, [item(9, 25)], undefined],
])('suggests %s', (_what, missing, items, id) => {
  expect(suggestionFor(missing, items, new Set([9]))?.id).toBe(id)
})
