import { HttpError } from '@nireeka/contracts'
import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { address, checkoutData, quotes } from '../testing/checkout.ts'
import { heldAnswer } from '../testing/held-answer.ts'
import { openCheckout } from '../testing/open-checkout.tsx'

const PLACE = 'POST /api/checkout'
const QUOTE = 'POST /api/shipping-vat'
const PAYMENT_PAGE = 'https://pay.example/session/1'
const placed = { order_id: 7, redirect: PAYMENT_PAGE }
const lost = () => new HttpError({ status: 0, code: 'unreachable', message: "Can't reach server right now." })

const pay = async (total = '$271.97') =>
  userEvent.click(await screen.findByRole('button', { name: `Pay ${total}`, busy: false }))

/** Answers one after the other. */
const inTurn =
  (...answers: unknown[]) =>
  () =>
    answers.shift()

test('placing sends the address, the total that is shown and a key, and goes to the payment page', async () => {
  const { orders, visited } = openCheckout({ [PLACE]: placed })
  await pay()
  await waitFor(() => expect(visited).toEqual([PAYMENT_PAGE]))
  expect(orders).toEqual([
    {
      body: { address, country_id: 222, provider: 'sandbox', expected_total: 271.97 },
      key: expect.stringMatching(/^[\w-]{8,100}$/),
    },
  ])
})

test('pressing twice sends one order', async () => {
  const { answer, release } = heldAnswer()
  const { orders, visited } = openCheckout({ [PLACE]: () => answer })
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Pay $271.97', busy: false }))
  await waitFor(() => expect(orders).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Pay $271.97', busy: true })).toBeDefined()
  release(placed)
  await waitFor(() => expect(visited).toEqual([PAYMENT_PAGE]))
  expect(orders).toHaveLength(1)
})

test('what is missing is said at its field before anything is sent', async () => {
  const { orders } = openCheckout({ 'GET /api/checkout': { ...checkoutData, addresses: [] } })
  await pay()
  const street = await screen.findByRole('textbox', { name: 'Street and number' })
  await waitFor(() => expect(street).toHaveProperty('ariaInvalid', 'true'))
  expect(describedBy(street)).toBe('This field is required.')
  expect(orders).toEqual([])
})

test('a refusal by field shows each sentence at its field, of the address too', async () => {
  openCheckout({
    [PLACE]: refusal(422, 'Please check your entries.', {
      'address.postcode': ['This is not a postcode of the United States.'],
      country_id: ['We do not know this country.'],
    }),
  })
  await pay()
  const postcode = screen.getByRole('textbox', { name: 'Postcode' })
  await waitFor(() => expect(describedBy(postcode)).toBe('This is not a postcode of the United States.'))
  expect(describedBy(screen.getByRole('combobox', { name: 'Country' }))).toBe('We do not know this country.')
  expect(screen.queryByText('Please check your entries.')).toBeNull()
})

test('a changed price is told, priced anew, and the next try is another order', async () => {
  const changed = 'The total is now $281.97. Please check it and order again.'
  const { orders, visited } = openCheckout({
    [PLACE]: inTurn(refusal(409, changed), placed),
    [QUOTE]: inTurn(quotes[222], { ...quotes[222], shipping: 25, total: 281.97 }),
  })
  await pay()
  expect((await screen.findByRole('alert')).textContent).toContain(changed)
  await pay('$281.97')
  await waitFor(() => expect(visited).toEqual([PAYMENT_PAGE]))
  expect(orders[1]?.body).toMatchObject({ expected_total: 281.97 })
  expect(orders[1]?.key).not.toBe(orders[0]?.key)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['lost', lost()],
  ['a server’s failure', refusal(502, "Can't reach server right now.")],
])('an answer that was %s repeats the very same order', async (_what, answer) => {
  const { orders, visited } = openCheckout({ [PLACE]: inTurn(answer, placed) })
  await pay()
  expect((await screen.findByRole('alert')).textContent).toContain("Can't reach server right now.")
  await pay()
  await waitFor(() => expect(visited).toEqual([PAYMENT_PAGE]))
  expect(orders[1]).toEqual(orders[0])
})

test('a cart that was emptied elsewhere leads to the configurator', async () => {
  const empty = refusal(409, 'There is no item in your shopping cart!')
  const { visited, toasts } = openCheckout({
    'GET /api/checkout': inTurn(checkoutData, empty),
    [PLACE]: empty,
  })
  await pay()
  await waitFor(() => expect(visited).toEqual(['/configurator']))
  expect(toasts).toEqual(['error: There is no item in your shopping cart!'])
})

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
