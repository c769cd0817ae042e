import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { checkoutData, quotes } from '../testing/checkout.ts'
import { heldAnswer } from '../testing/held-answer.ts'
import { openCheckout } from '../testing/open-checkout.tsx'

const QUOTE = 'POST /api/shipping-vat'
const open = (section: string) => userEvent.click(screen.getByRole('button', { name: `Change ${section}` }))
const payable = (name: string) => screen.findByRole('button', { name, busy: false })
interface Asked {
  body: { country_id: number; method: string; use_credits: boolean }
}

test('while a new country is being priced the old total can’t be paid, and is dimmed', async () => {
  const { answer, release } = heldAnswer()
  const withGerman = {
    ...checkoutData,
    addresses: [
      ...checkoutData.addresses,
      { ...checkoutData.addresses[0]!, id: 6, country_id: 80, region: null, postcode: '10115' },
    ],
  }
  const { orders } = openCheckout({
    'GET /api/checkout': withGerman,
    [QUOTE]: ({ body }: Asked) => (body.country_id === 80 ? answer : quotes[222]),
  })
  await payable('Order and pay · $271.97')
  await open('delivery address')
  await userEvent.click(screen.getByRole('radio', { name: /Germany/ }))
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Delivery address' })).getByRole('button', {
      name: 'Continue',
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: /Order and pay/, busy: true }))
  expect(orders).toEqual([])
  release(quotes[80])
  expect(await payable('Order and pay · $307.02')).toBeDefined()
  expect(screen.getByText('Shipping $20, VAT $49.02, to pay $307.02.')).toBeDefined()
})

test('the answer to the last change wins, in whichever order answers come', async () => {
  const slow = heldAnswer()
  openCheckout({
    'GET /api/checkout': { ...checkoutData, addresses: [] },
    [QUOTE]: ({ body }: Asked) => (body.country_id === 80 ? slow.answer : quotes[body.country_id]),
  })
  await screen.findByText(/to pay \$271.97/)
  await userEvent.selectOptions(await screen.findByLabelText('Country'), 'Germany')
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'United States')
  slow.release(quotes[80])
  await waitFor(() => expect(screen.getByText(/to pay \$271.97/)).toBeDefined())
  expect(screen.queryByText('$307.02')).toBeNull()
})

test('express is asked for and priced at once', async () => {
  const express = {
    ...quotes[222]!,
    method: 'express' as const,
    shipping: 32,
    total: 288.97,
    payable: 288.97,
  }
  openCheckout({ [QUOTE]: ({ body }: Asked) => (body.method === 'express' ? express : quotes[222]) })
  await payable('Order and pay · $271.97')
  await open('shipping method')
  await userEvent.click(screen.getByRole('radio', { name: /Express/ }))
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Shipping method' })).getByRole('button', { name: 'Continue' }),
  )
  expect(await payable('Order and pay · $288.97')).toBeDefined()
})

test('store credit may pay it all: then the order is placed without a payment', async () => {
  const free = { ...quotes[222]!, credits: 271.97, payable: 0 }
  const { orders } = openCheckout({
    'GET /api/checkout': { ...checkoutData, balance: 300 },
    [QUOTE]: ({ body }: Asked) => (body.use_credits ? free : quotes[222]),
    'POST /api/checkout': {
      order_id: 7,
      number: 'NK-10007',
      redirect: '/shop/orders/7/return?provider=credits',
    },
  })
  await payable('Order and pay · $271.97')
  await open('payment')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use my store credit of $300' }))
  expect(await screen.findByText('It covers $271.97 of this order.')).toBeDefined()
  expect(screen.getByText('There’s nothing left to pay.')).toBeDefined()
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Payment' })).getByRole('button', { name: 'Continue' }),
  )
  await userEvent.click(await payable('Place order'))
  await waitFor(() => expect(orders).toHaveLength(1))
  expect(orders[0]?.body).toMatchObject({ use_credits: true, expected_payable: 0 })
})

test('a promo code is applied by Enter, counts at once, and is taken off again', async () => {
  const promo = { code: 'WELCOME5', description: '5 % off', discount: 11.9 }
  let applied = false
  openCheckout({
    [QUOTE]: () => (applied ? { ...quotes[222]!, promo, discount: 11.9, payable: 259.12 } : quotes[222]),
    'PUT /api/cart/promo': () => (applied = true),
    'DELETE /api/cart/promo': () => (applied = false),
  })
  await payable('Order and pay · $271.97')
  await open('payment')
  await userEvent.type(screen.getByLabelText('Promo code (optional)'), 'welcome5{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove code' }))
  expect(await screen.findByLabelText('Promo code (optional)')).toBeDefined()
})

test('a code that doesn’t count says why at its field, and stays there', async () => {
  openCheckout({ 'PUT /api/cart/promo': refusal(422, 'This code has ended.') })
  await payable('Order and pay · $271.97')
  await open('payment')
  const field = screen.getByLabelText<HTMLInputElement>('Promo code (optional)')
  await userEvent.type(field, 'OLD{Enter}')
  expect(await screen.findByText('This code has ended.')).toBeDefined()
  expect(field.value).toBe('OLD')
})

test('a price that could not be asked for says so, can be asked for again, and nothing can be paid', async () => {
  const answers = [refusal(422, "Can't reach server right now."), quotes[222]]
  openCheckout({ [QUOTE]: () => answers.shift() })
  expect((await screen.findByRole('alert')).textContent).toContain("Can't reach server right now.")
  expect(screen.getByRole('button', { name: 'Order and pay', busy: true })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await payable('Order and pay · $271.97')).toBeDefined()
})
