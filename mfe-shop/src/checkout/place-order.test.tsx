import { HttpError } from '@nireeka/contracts'
import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { checkoutData, firstTime, quotes } from '../testing/checkout.ts'
import { heldAnswer } from '../testing/held-answer.ts'
import { openCheckout } from '../testing/open-checkout.tsx'
import { inTurn, pay, PAYMENT_PAGE, PLACE, placed } from '../testing/placing.ts'

beforeEach(() => {
  sessionStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
})

const QUOTE = 'POST /api/shipping-vat'
const conflict = (code: string, message: string) => new HttpError({ status: 409, code, message })

test('placing sends the address, the total that is shown and a key, and goes to the payment page', async () => {
  const { orders, visited } = openCheckout({ [PLACE]: placed })
  await pay()
  await waitFor(() => expect(visited).toEqual([PAYMENT_PAGE]))
  expect(orders).toEqual([
    {
      body: {
        shipping: { address_id: 5 },
        billing: null,
        email: 'ann@example.com',
        shipping_method: 'standard',
        provider: 'sandbox',
        use_credits: false,
        promo_code: null,
        expected_payable: 271.97,
      },
      key: expect.stringMatching(/^[\w-]{8,100}$/),
    },
  ])
})

test('pressing twice sends one order', async () => {
  const { answer, release } = heldAnswer()
  const { orders, visited } = openCheckout({ [PLACE]: () => answer })
  await userEvent.dblClick(
    await screen.findByRole('button', { name: 'Order and pay · $271.97', busy: false }),
  )
  await waitFor(() => expect(orders).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Order and pay · $271.97', busy: true })).toBeDefined()
  release(placed)
  await waitFor(() => expect(visited).toEqual([PAYMENT_PAGE]))
  expect(orders).toHaveLength(1)
})

/** Fills in a new address and completes all sections before the review. */
async function fillIn() {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Street address'), '18 Harbor Street')
  await user.type(screen.getByLabelText('City'), 'Seattle')
  await user.selectOptions(screen.getByLabelText('State'), 'Washington')
  await user.type(screen.getByLabelText('ZIP code'), ' 98101')
  for (const name of ['Delivery address', 'Shipping method', 'Payment']) {
    await user.click(within(screen.getByRole('region', { name })).getByRole('button', { name: 'Continue' }))
  }
}

test('a new address goes along as its country writes it', async () => {
  const { orders, visited } = openCheckout({ 'GET /api/checkout': firstTime, [PLACE]: placed })
  await fillIn()
  await pay()
  await waitFor(() => expect(visited).toEqual([PAYMENT_PAGE]))
  expect(orders[0]?.body).toMatchObject({
    shipping: {
      country_id: 222,
      address: {
        name: 'Ann',
        last_name: 'Rider',
        street: '18 Harbor Street',
        street_2: null,
        city: 'Seattle',
        region: 'WA',
        postcode: '98101',
        phone: null,
      },
    },
  })
  expect(JSON.stringify(history.state)).not.toContain('Harbor')
})

test('a refusal by field opens its section, with each sentence at its field and the focus on the first', async () => {
  openCheckout({
    'GET /api/checkout': firstTime,
    [PLACE]: refusal(422, 'Please check your entries.', {
      'shipping.address.postcode': ['This is not a ZIP code of Washington.'],
      'shipping.country_id': ['We don’t know this country.'],
    }),
  })
  await fillIn()
  await pay()
  const postcode = await screen.findByRole('textbox', { name: 'ZIP code' })
  expect(describedBy(postcode)).toBe('This is not a ZIP code of Washington.')
  const country = screen.getByRole('combobox', { name: 'Country' })
  expect(describedBy(country)).toBe('We don’t know this country.')
  expect(document.activeElement).toBe(country)
  expect(screen.queryByText('Please check your entries.')).toBeNull()
})

test('a code that doesn’t count any more is said at the code', async () => {
  const sentence = 'The code WELCOME5 has been used up.'
  const { calls } = openCheckout({ [PLACE]: conflict('promo_changed', sentence) })
  await pay()
  const field = await screen.findByRole('textbox', { name: 'Promo code (optional)' })
  expect(describedBy(field)).toBe(sentence)
  expect(document.activeElement).toBe(field)
  expect(calls.filter((call) => call === QUOTE)).toHaveLength(2)
})

test('a cart that has changed is told, loaded anew, and can be looked at', async () => {
  const sentence = 'Only 1 of City helmet is left.'
  const { calls } = openCheckout({ [PLACE]: conflict('out_of_stock', sentence) })
  await pay()
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  await userEvent.click(screen.getByRole('button', { name: 'See your cart' }))
  expect(calls.filter((call) => call === 'GET /api/checkout')).toHaveLength(2)
  expect(calls).toContain('cart.reload')
  expect(calls.at(-1)).toBe('cart.open')
})

test('an order that turns out to be paid leads to the orders', async () => {
  openCheckout({ [PLACE]: conflict('already_paid', 'Your last order is paid.') })
  await pay()
  expect((await screen.findByRole('link', { name: 'Your orders' })).getAttribute('href')).toBe(
    '/dashboard/orders',
  )
})

test('a changed price is told, priced anew, and the next try is another order', async () => {
  const changed = 'The total is now $281.97. Please check it and order again.'
  const { orders, visited } = openCheckout({
    [PLACE]: inTurn(conflict('total_changed', changed), placed),
    [QUOTE]: inTurn(quotes[222], { ...quotes[222], shipping: 25, total: 281.97, payable: 281.97 }),
  })
  await pay()
  expect((await screen.findByRole('alert')).textContent).toContain(changed)
  await pay('$281.97')
  await waitFor(() => expect(visited).toEqual([PAYMENT_PAGE]))
  expect(orders[1]?.body).toMatchObject({ expected_payable: 281.97 })
  expect(orders[1]?.key).not.toBe(orders[0]?.key)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a cart that was emptied elsewhere leads to the configurator', async () => {
  const empty = new HttpError({
    status: 409,
    code: 'empty_cart',
    message: 'There is no item in your shopping cart!',
  })
  const { visited, toasts } = openCheckout({
    'GET /api/checkout': inTurn(checkoutData, empty),
    [PLACE]: empty,
  })
  await pay()
  await waitFor(() => expect(visited).toEqual(['/configurator']))
  expect(toasts).toEqual(['info: There is no item in your shopping cart!'])
})

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
