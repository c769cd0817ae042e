import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { openCheckout } from '../testing/open-checkout.tsx'

const section = (name: string) => within(screen.getByRole('region', { name }))

test('the review lists what is bought and when it arrives, right above the button', async () => {
  openCheckout()
  await screen.findByRole('button', { name: 'Order and pay · $271.97' })
  const review = section('Review your order')
  expect(review.getByRole('list', { name: 'Items in this order' }).textContent).toBe(
    'City helmet\u00a0× 2$238',
  )
  const terms = review.getAllByRole('term').map((term) => term.textContent)
  expect(terms).toEqual(['Contact', 'Delivery address', 'Shipping method', 'Billing address', 'Payment'])
  expect(review.getByText('Ann Rider, Canal Street 12, Portland, OR 97201, United States')).toBeDefined()
  expect(review.getByText('Same as the delivery address')).toBeDefined()
  expect(review.getByText('Card or PayPal (test mode)')).toBeDefined()
  expect(review.getByText(/^Arrives \w+ \d+ to (\w+ )?\d+$/)).toBeDefined()
  expect(review.getByRole('button', { name: 'Order and pay · $271.97' })).toBeDefined()
  // Nothing is said twice: the sections before are hidden, with their fields.
  expect(screen.queryByRole('region', { name: 'Delivery address' })).toBeNull()
})

test('the sections’ own numbers say where the checkout is, and no other list of steps does', async () => {
  openCheckout()
  await screen.findByRole('button', { name: 'Order and pay · $271.97' })
  await userEvent.click(section('Review your order').getByRole('button', { name: 'Change shipping method' }))
  const texts = screen.getAllByRole('region').map(({ textContent }) => textContent)
  expect(texts.filter((text) => text.startsWith('Step '))).toEqual([
    expect.stringMatching(/^Step 3 of 5Shipping method/),
    'Step 5 of 5Review your orderThe full total with tax, before you pay.',
  ])
  expect(screen.queryByRole('list', { name: 'Checkout steps' })).toBeNull()
})

const marks = () => screen.getAllByRole('list', { name: 'Ways to pay' })

test('the ways to pay are shown at the payment step, and below the button that leads to the payment', async () => {
  openCheckout()
  await screen.findByRole('button', { name: 'Order and pay · $271.97' })
  const pay = screen.getByRole('button', { name: 'Order and pay · $271.97' })
  expect(marks().map((list) => pay.compareDocumentPosition(list))).toEqual([Node.DOCUMENT_POSITION_FOLLOWING])
  await userEvent.click(section('Review your order').getByRole('button', { name: 'Change payment' }))
  const payment = screen.getByRole('region', { name: 'Payment' })
  expect(marks().map((list) => payment.contains(list))).toEqual([true])
})

test.each([
  ['contact', 'Contact'],
  ['delivery address', 'Delivery address'],
  ['shipping method', 'Shipping method'],
  ['billing address', 'Payment'],
  ['payment', 'Payment'],
])('what is reviewed leads back to where it was chosen: %s', async (term, heading) => {
  openCheckout()
  await screen.findByRole('button', { name: 'Order and pay · $271.97' })
  await userEvent.click(section('Review your order').getByRole('button', { name: `Change ${term}` }))
  expect(document.activeElement?.textContent).toBe(heading)
})
