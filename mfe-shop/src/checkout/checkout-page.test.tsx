import { HttpError } from '@nireeka/contracts'
import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { checkoutData, quotes } from '../testing/checkout.ts'
import { heldAnswer } from '../testing/held-answer.ts'
import { openCheckout } from '../testing/open-checkout.tsx'

test.each([
  ['an empty cart', refusal(409, 'There is no item in your shopping cart!')],
  [
    'an unreachable server',
    new HttpError({ status: 0, code: 'unreachable', message: "Can't reach server right now." }),
  ],
])('%s leads to the configurator and says why', async (_reason, answer) => {
  const { toasts, visited } = openCheckout({ 'GET /api/checkout': answer })
  await waitFor(() => expect(visited).toEqual(['/configurator']))
  expect(toasts).toEqual([`error: ${answer.message}`])
})

test('the checkout shows what is bought and what it costs there', async () => {
  openCheckout()
  expect(await screen.findByRole('button', { name: 'Pay $271.97' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeDefined()
  expect(document.title).toBe('Checkout · Nireeka')
  const order = within(screen.getByRole('complementary', { name: 'Your order' }))
  expect(order.getByRole('listitem').textContent).toBe('City helmet × 2$238')
  expect(order.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Subtotal',
    'Shipping, 4 to 7 working days',
    'Sales tax',
    'Total',
  ])
  expect(order.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
    '$238',
    '$15',
    '$18.97',
    '$271.97',
  ])
})

test('the address of the last order is filled in', async () => {
  openCheckout()
  expect((await screen.findByLabelText<HTMLInputElement>('Street and number')).value).toBe('Canal Street 12')
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('222')
})

test('a change of country asks for shipping and tax anew and shows the new total', async () => {
  const { calls } = openCheckout()
  await userEvent.selectOptions(await screen.findByLabelText('Country'), 'Germany')
  expect(await screen.findByRole('button', { name: 'Pay $307.02' })).toBeDefined()
  expect(screen.getByText('VAT')).toBeDefined()
  expect(calls.filter((call) => call === 'POST /api/shipping-vat')).toHaveLength(2)
})

test('while a new country is being priced the old total can’t be paid', async () => {
  const { answer, release } = heldAnswer()
  const { orders } = openCheckout({
    'POST /api/shipping-vat': ({ body }: { body: { country_id: number } }) =>
      body.country_id === 81 ? answer : quotes[222],
  })
  await screen.findByRole('button', { name: 'Pay $271.97' })
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Germany')
  await userEvent.click(screen.getByRole('button', { name: /Pay/, busy: true }))
  expect(orders).toEqual([])
  release(quotes[81])
  expect(await screen.findByRole('button', { name: 'Pay $307.02', busy: false })).toBeDefined()
})

test('a country that isn’t served is said so in the list and can’t be paid for', async () => {
  openCheckout()
  await userEvent.selectOptions(await screen.findByLabelText('Country'), 'Cuba (we don’t ship there yet)')
  expect(await screen.findByText(/We don’t ship to Cuba yet/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'United States')
  expect(await screen.findByRole('button', { name: 'Pay $271.97' })).toBeDefined()
})

test('a price that could not be asked for says so, and nothing can be paid', async () => {
  openCheckout({
    'GET /api/checkout': checkoutData,
    'POST /api/shipping-vat': refusal(503, 'Prices are being updated.'),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Prices are being updated.')
  expect(screen.getByRole('button', { name: 'Pay', busy: true })).toBeDefined()
})
