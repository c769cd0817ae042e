import type { CartItem } from '@nireeka/contracts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'

import { bell } from '../testing/accessories.ts'
import { cartOf, openCartPage as open, ready } from '../testing/open-cart-page.tsx'

async function openFitting() {
  const add = vi.fn(async (_item: CartItem) => undefined)
  open(ready(), { status: 'guest' }, { add })
  await screen.findByRole('heading', { name: 'Goes well with your cart' })
  return add
}

describe('what goes with the cart', () => {
  test('is added in place', async () => {
    const add = await openFitting()
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Bell' }))
    expect(add.mock.calls[0]?.[0]).toMatchObject({ id: bell.id, title: 'Bell', price: 12.95 })
  })

  test('a variant is chosen first, in a field that is there when it is wanted', async () => {
    const add = await openFitting()
    expect(screen.queryByRole('combobox', { name: 'Size of Trail helmet' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Choose options: Trail helmet' }))
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Size of Trail helmet' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Trail helmet' }))
    expect(screen.getByRole('alert').textContent).toBe('Choose size first.')
    const select = screen.getByRole('combobox', { name: 'Size of Trail helmet' })
    expect(within(select).getAllByRole('option')[0]?.textContent).toBe('Size')
    expect(document.activeElement).toBe(select)
    await userEvent.selectOptions(select, 'L')
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Trail helmet' }))
    expect(add.mock.calls[0]?.[0]).toMatchObject({ id: 202, title: 'Trail helmet, L', price: 139 })
  })

  test('is not asked for an empty cart', () => {
    open({ status: 'ready', cart: cartOf() })
    expect(screen.queryByRole('heading', { name: 'Goes well with your cart' })).toBeNull()
  })
})
