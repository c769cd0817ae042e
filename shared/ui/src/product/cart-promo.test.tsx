import type { CartFacts } from '@nireeka/contracts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { CartPromo } from './cart-promo.tsx'

const none: CartFacts = {
  subtotal: 100,
  discount: 0,
  country: null,
  promo: null,
  refusedPromo: null,
  freeShipping: null,
}
const welcome = { code: 'WELCOME5', description: '5 % off your first order', discount: 5 }

function Shown({ from = none }: { from?: CartFacts }) {
  const [facts, setFacts] = useState(from)
  const port = {
    applyPromo: async (code: string) => {
      if (code !== 'welcome5') return 'We don’t know this code.'
      setFacts({ ...none, promo: welcome })
      return null
    },
    removePromo: async () => setFacts(none),
  }
  return <CartPromo {...{ facts, port }} />
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the field opens on demand and takes the focus', async () => {
  render(<Shown />)
  expect(screen.queryByLabelText('Promo code')).toBeNull()
  await press('Add a promo code')
  expect(document.activeElement).toBe(screen.getByLabelText('Promo code'))
})

test('a code that doesn’t count says why beside the field, and what was typed stays', async () => {
  render(<Shown />)
  await press('Add a promo code')
  await userEvent.keyboard('nope{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('We don’t know this code.')
  expect(screen.getByLabelText<HTMLInputElement>('Promo code').value).toBe('nope')
  expect(document.activeElement).toBe(screen.getByLabelText('Promo code'))
})

test('a code that counts says what it saves and can be removed; the focus never gets lost', async () => {
  render(<Shown />)
  await press('Add a promo code')
  await userEvent.keyboard('welcome5{Enter}')
  expect((await screen.findByRole('status')).textContent).toBe('5 % off your first order: you save $5')
  const remove = screen.getByRole('button', { name: 'Remove promo code WELCOME5' })
  expect(document.activeElement).toBe(remove)
  await userEvent.click(remove)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a promo code' }))
})

test('a code that stopped to count stays, with the reason', () => {
  render(<Shown from={{ ...none, refusedPromo: { code: 'SPRING250', reason: 'It is over.' } }} />)
  expect(screen.getByRole('status').textContent).toBe('Not applied: It is over.')
})
