import { HttpError } from '@nireeka/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { checkoutData, firstTime, quotes } from '../testing/checkout.ts'
import { openCheckout } from '../testing/open-checkout.tsx'

const unreachable = new HttpError({
  status: 0,
  code: 'unreachable',
  message: "Can't reach server right now.",
})
const emptyCartError = new HttpError({
  status: 409,
  code: 'empty_cart',
  message: 'There is no item in your shopping cart!',
})
const section = (name: string) => within(screen.getByRole('region', { name }))
const load = () => screen.findByRole('heading', { level: 2, name: 'Review your order' })

test.each([
  ['an empty cart', 'info', emptyCartError],
  ['an unreachable server', 'error', unreachable],
])('%s leads to the configurator and says why', async (_reason, tone, answer) => {
  const { toasts, visited } = openCheckout({ 'GET /api/checkout': answer })
  await waitFor(() => expect(visited).toEqual(['/configurator']))
  expect(toasts).toEqual([`${tone}: ${answer.message}`])
})

test('the checkout shows what is bought and what it costs there', async () => {
  openCheckout()
  expect(await screen.findByRole('button', { name: 'Order and pay · $271.97' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeDefined()
  expect(document.title).toBe('Checkout · Nireeka')
  const order = within(screen.getByRole('complementary', { name: 'Your order' }))
  expect(order.getByRole('list', { name: 'Items' }).textContent).toBe('City helmet\u00a0× 2$238')
  expect(order.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Subtotal',
    'Shipping, standard',
    'Tax',
    'Order total',
  ])
  expect(order.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
    '$238',
    '$15',
    '$18.97',
    '$271.97',
  ])
  expect(order.getByText(/^Arrives \w+ \d+ to (\w+ )?\d+$/, { selector: 'p' })).toBeDefined()
  expect(screen.getByRole('img', { name: 'Visa' })).toBeDefined()
  expect(order.getByRole('progressbar', { name: '$62 more and shipping is free' })).toBeDefined()
})

test('nothing is shown that the first amounts would move', async () => {
  const asked: Array<(quote: unknown) => void> = []
  const { calls } = openCheckout({
    'POST /api/shipping-vat': () => new Promise((resolve) => asked.push(resolve)),
  })
  await waitFor(() => expect(calls).toContain('POST /api/shipping-vat'))
  expect(screen.queryByRole('heading', { level: 2, name: 'Review your order' })).toBeNull()
  asked.forEach((answer) => answer(quotes[222]))
  await load()
  expect(screen.getByRole('button', { name: 'Order and pay · $271.97' })).toBeDefined()
})

test('once shipping is free, the totals say so and no bar does', async () => {
  openCheckout({
    'POST /api/shipping-vat': { ...quotes[222]!, shipping: 0, free_shipping: { from: 200, missing: 0 } },
  })
  const order = within(await screen.findByRole('complementary', { name: 'Your order' }))
  expect(await order.findByText('Free')).toBeDefined()
  expect(order.queryByRole('progressbar')).toBeNull()
})

test('a code and store credit stand in the sums, and what is left to pay below them', async () => {
  const promo = { code: 'WELCOME5', description: '5 % off accessories', discount: 11.9 }
  const quoted = {
    ...quotes[222]!,
    discount: 11.9,
    promo,
    credits: 50,
    total: 259.12,
    payable: 209.12,
    shipping: 0,
  }
  openCheckout({ 'POST /api/shipping-vat': quoted })
  expect(await screen.findByRole('button', { name: 'Order and pay · $209.12' })).toBeDefined()
  const order = within(screen.getByRole('complementary', { name: 'Your order' }))
  const terms = order.getAllByRole('term').map((term) => term.textContent)
  expect(order.getAllByRole('definition').map((it, index) => `${terms[index]} ${it.textContent}`)).toEqual([
    'Subtotal $238',
    'Discount, WELCOME5 −$11.90',
    'Shipping, standard Free',
    'Tax $18.97',
    'Order total $259.12',
    'Store credit −$50',
    'To pay $209.12',
  ])
})

test('whoever has ordered before finds everything settled, and the pay button', async () => {
  openCheckout()
  expect(await screen.findByRole('button', { name: 'Order and pay · $271.97' })).toBeDefined()
  const review = section('Review your order')
  expect(review.getByText('ann@example.com')).toBeDefined()
  expect(review.getByText(/^Standard, .*, 4 to 7 working days$/)).toBeDefined()
  await userEvent.click(review.getByRole('button', { name: 'Change contact' }))
  expect(
    section('Delivery address').getByText('Ann Rider, Canal Street 12, Portland, OR 97201, United States'),
  ).toBeDefined()
  expect(section('Payment').getByText('Card or PayPal (test mode)', { selector: 'p' })).toBeDefined()
  expect(screen.getAllByRole('img', { name: 'Done:' })).toHaveLength(3)
})

test('sections open in turn, each with the focus on its heading, and Enter settles them', async () => {
  openCheckout({ 'GET /api/checkout': firstTime })
  await load()
  expect(screen.queryByRole('button', { name: /Order and pay/ })).toBeNull()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Street address'), '18 Harbor Street')
  await user.type(screen.getByLabelText('City'), 'Seattle')
  await user.selectOptions(screen.getByLabelText('State'), 'Washington')
  await user.type(screen.getByLabelText('ZIP code'), '98101{Enter}')
  expect(document.activeElement?.textContent).toBe('Shipping method')
  await user.click(section('Shipping method').getByRole('button', { name: 'Continue' }))
  expect(document.activeElement?.textContent).toBe('Payment')
  await user.click(section('Payment').getByRole('button', { name: 'Continue' }))
  expect(document.activeElement?.textContent).toBe('Review your order')
  expect(screen.getByRole('button', { name: 'Order and pay · $271.97' })).toBeDefined()
})

test('what is missing is said at its field, and the first has the focus', async () => {
  openCheckout({ 'GET /api/checkout': firstTime })
  await load()
  await userEvent.click(section('Delivery address').getByRole('button', { name: 'Continue' }))
  const street = screen.getByLabelText('Street address')
  expect(document.activeElement).toBe(street)
  expect(street).toHaveProperty('ariaInvalid', 'true')
  expect(screen.getByText('Please enter the street.')).toBeDefined()
  await userEvent.type(street, 'A')
  expect(screen.queryByText('Please enter the street.')).toBeNull()
  expect(screen.getByText('Please enter the city.')).toBeDefined()
})

test('a change of country asks for other fields and prices, and loses nothing that was typed', async () => {
  openCheckout({ 'GET /api/checkout': firstTime })
  await load()
  await userEvent.type(screen.getByLabelText('Street address'), 'Hauptstr. 12')
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Oregon')
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Germany')
  expect(screen.queryByLabelText('State')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Street and number').value).toBe('Hauptstr. 12')
  expect(await screen.findByText('VAT')).toBeDefined()
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'United States')
  expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('OR')
})

test('a country that isn’t served is said before anything is typed', async () => {
  openCheckout({ 'GET /api/checkout': firstTime })
  await load()
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Cuba (we don’t ship there yet)')
  expect(screen.getByText(/We don’t ship to Cuba yet/)).toBeDefined()
  expect(screen.queryByLabelText('Street and number')).toBeNull()
  await userEvent.click(section('Delivery address').getByRole('button', { name: 'Continue' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Country'))
})

test('a settled section is changed and leads back to the review', async () => {
  openCheckout()
  await load()
  await userEvent.click(screen.getByRole('button', { name: 'Change contact' }))
  const email = screen.getByLabelText('Email')
  await userEvent.clear(email)
  await userEvent.type(email, 'work@example.com{Enter}')
  expect(section('Review your order').getByText('work@example.com')).toBeDefined()
  expect(screen.getByRole('button', { name: /Order and pay/ })).toBeDefined()
})

test('what was typed is there again after a reload', async () => {
  const first = openCheckout({ 'GET /api/checkout': firstTime })
  await load()
  await userEvent.type(screen.getByLabelText('Street address'), 'Hauptstr. 12')
  await waitFor(() => expect(JSON.stringify(history.state)).toContain('Hauptstr. 12'))
  const kept: unknown = history.state
  first.unmount()
  openCheckout({ 'GET /api/checkout': firstTime }, { history: kept })
  expect((await screen.findByLabelText<HTMLInputElement>('Street address')).value).toBe('Hauptstr. 12')
})

test('a bike shows its parts, and is promised for when it is built and has travelled', async () => {
  const [line] = checkoutData.lines
  const build = { size_id: 32, color_id: 3, ral: [], part_ids: [305] }
  const bike = { ...line!, title: 'Nyx, M, Pine', description: 'Carbon rims', bike_slug: 'nyx', build }
  openCheckout({
    'GET /api/checkout': { ...checkoutData, lead_days: 18, lines: [bike] },
    'POST /api/shipping-vat': { ...quotes[222]!, lead_days: 18 },
  })
  expect(await screen.findByRole('button', { name: 'Order and pay · $271.97' })).toBeDefined()
  const order = within(screen.getByRole('complementary', { name: 'Your order' }))
  expect(order.getByText('Carbon rims')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Change shipping method' }))
  expect(screen.getByText(/^18 working days to build it, then 4 to 7 working days, about /)).toBeDefined()
})
