import type { CartFacts } from '@nireeka/contracts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'

import { cartOf, facts, helmet, openCartPage as open, ready } from '../testing/open-cart-page.tsx'

describe('the shipping estimate', () => {
  test('says how long shipping takes, and asks for the chosen country', async () => {
    const deliverTo = vi.fn(async () => undefined)
    open(ready(), { status: 'guest' }, { deliverTo })
    expect(screen.getByText('3 to 6 working days on the way')).toBeDefined()
    await screen.findByRole('option', { name: 'Antarctica (not yet)' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Deliver to' }), 'Germany')
    expect(deliverTo.mock.calls).toEqual([[80]])
  })

  test.each<[string, Partial<NonNullable<CartFacts['estimate']>>]>([
    ['1 working day on the way', { days: { min: 1, max: 1 } }],
    ['By email, as soon as you’ve paid', { shipping: 0, days: { min: 0, max: 0 } }],
    [
      'We don’t ship to Antarctica yet.',
      { country: { id: 10, name: 'Antarctica', isServed: false }, days: null },
    ],
  ])('“%s”', (text, change) => {
    open(ready({ estimate: { ...facts.estimate!, ...change } }))
    expect(screen.getByText(text)).toBeDefined()
  })

  test('is told as missing where the shop can’t be reached', () => {
    open({ status: 'ready', cart: { ...cartOf(helmet), check: 'failed' } })
    expect(screen.getByText('Shipping can’t be calculated right now.')).toBeDefined()
  })
})
