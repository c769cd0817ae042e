import type { AdminOrderData } from '@nireeka/contracts/api'
import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { dialogOf, openOrder, PATH, choose, press, record, type Sent } from '../open-order.tsx'
import { adminOrder, NOTHING, shippedOrder } from '../sample-orders.ts'

test('what can be done is what the server allows', async () => {
  const allowed = { ...NOTHING, moves: ['in_production' as const] }
  const moved = record(
    adminOrder({ status: 'in_production', allowed: { ...allowed, moves: ['quality_check'] } }),
  )
  const { notify } = openOrder(
    adminOrder({ status: 'paid', allowed, cancel_refusal: 'gift_card_redeemed' }),
    {
      [`POST ${PATH}/moves`]: moved.reply,
    },
  )
  const part = within(await screen.findByRole('region', { name: 'Next step' }))
  expect(part.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Start building'])
  expect(part.getByText(/its gift card has been redeemed/)).toBeTruthy()
  await userEvent.click(part.getByRole('button', { name: 'Start building' }))
  expect(await part.findByRole('button', { name: 'To quality check' })).toBeTruthy()
  expect(moved.sent[0]?.body).toEqual({ to: 'in_production', version: 3 })
  expect(notify).toHaveBeenCalledWith('success', 'Order NK-1001 updated.')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Next step'))
})

test('a move of an order that somebody else has moved leaves the focus at the next step', async () => {
  let order = adminOrder({ status: 'paid', allowed: { ...NOTHING, moves: ['ready_to_ship'] } })
  openOrder(() => order, {
    [`POST ${PATH}/moves`]: () => {
      order = adminOrder({ version: 4 })
      return refusal(409, 'The order has changed meanwhile.')
    },
  })
  await press('Mark as ready to ship')
  expect(await screen.findByText(/while you had it open/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Next step'))
})

test('an order in quality check goes back to production', async () => {
  const moves = ['ready_to_ship' as const, 'in_production' as const]
  const moved = record(adminOrder({ status: 'in_production' }))
  openOrder(adminOrder({ status: 'quality_check', allowed: { ...NOTHING, moves } }), {
    [`POST ${PATH}/moves`]: moved.reply,
  })
  await choose('Back to production')
  await waitFor(() => expect(moved.sent[0]?.body).toEqual({ to: 'in_production', version: 3 }))
})

test('a shipment begins with all that is left; carrier, number and pieces go out with a key', async () => {
  const shipped = record(shippedOrder())
  openOrder(adminOrder(), { [`POST ${PATH}/shipments`]: shipped.reply })
  await press('Ship')
  const dialog = await dialogOf('Ship order NK-1001')
  const helmets = dialog.getByRole<HTMLInputElement>('spinbutton', { name: 'City helmet' })
  expect(helmets.value).toBe('2')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Carrier' }), 'UPS')
  await userEvent.click(dialog.getByRole('button', { name: 'Ship' }))
  expect(await dialog.findByText('A tracking number has 6 to 40 letters, digits or hyphens.')).toBeTruthy()
  expect(shipped.sent).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: 'Tracking number' }), '1Z999AA1')
  await userEvent.clear(helmets)
  await userEvent.type(helmets, '1')
  await userEvent.click(dialog.getByRole('button', { name: 'Ship' }))
  await waitFor(() => expect(shipped.sent).toHaveLength(1))
  expect(shipped.sent[0]?.body).toEqual({
    version: 3,
    carrier: 'ups',
    tracking_number: '1Z999AA1',
    lines: [
      { line_id: 11, count: 1 },
      { line_id: 12, count: 1 },
    ],
  })
  expect(shipped.sent[0]?.headers?.['idempotency-key']).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The button that opened the dialog is gone, because nothing is left to be sent.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Next step'))
  expect(screen.getByRole('region', { name: 'Shipments' })).toBeTruthy()
})

test('an order that somebody else has changed shows both states, and keeps what was typed', async () => {
  let order: AdminOrderData = adminOrder()
  const sent: Array<{ version: number }> = []
  const { calls } = openOrder(() => order, {
    [`POST ${PATH}/cancel`]: ({ body }: Sent) => {
      sent.push(body as { version: number })
      order = shippedOrder({ allowed: { ...adminOrder().allowed, cancel: true } })
      return sent.length === 1 ? refusal(409, 'The order has changed meanwhile.') : order
    },
  })
  await choose('Cancel order')
  const dialog = await dialogOf('Cancel order NK-1001')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Twice ordered')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect(await dialog.findByText('Changed by Ada Steward to Shipped while you had it open')).toBeTruthy()
  expect(dialog.getByText('You saw').parentElement?.textContent).toBe(
    'You sawReady to ship 0 of 3 shipped, 0 refunded',
  )
  expect(dialog.getByText('Now').parentElement?.textContent).toBe('NowShipped 3 of 3 shipped, 0 refunded')
  expect(dialog.getByText('The order has changed meanwhile.')).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('Twice ordered')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([3, 4]))
  expect(calls.filter((call) => call === `GET ${PATH}`)).toHaveLength(2)
})

test('a refund of pieces shows what the server says they are worth', async () => {
  const refunded = record({ id: 5, amount: 100, to_provider: 80, to_credits: 20, state: 'requested' })
  const { notify } = openOrder(adminOrder(), { [`POST ${PATH}/refunds`]: refunded.reply })
  await choose('Refund')
  const dialog = await dialogOf('Refund order NK-1001')
  const helmets = dialog.getByRole('spinbutton', { name: 'City helmet' })
  await userEvent.clear(helmets)
  await userEvent.type(helmets, '2')
  expect(dialog.getByRole('button', { name: 'Refund $100' })).toBeTruthy()
  await userEvent.click(dialog.getByRole('radio', { name: 'Store credit' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Scratched')
  await userEvent.click(dialog.getByRole('button', { name: 'Refund $100' }))
  await waitFor(() => expect(refunded.sent).toHaveLength(1))
  expect(refunded.sent[0]?.body).toEqual({
    amount: null,
    lines: [{ line_id: 11, count: 2 }],
    to: 'credits',
    reason: 'Scratched',
  })
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith('success', '$100 refunded, $20 of it as store credit.'),
  )
})

test('a refund of no pieces isn’t sent, and says what to choose', async () => {
  const refunded = record({})
  openOrder(adminOrder(), { [`POST ${PATH}/refunds`]: refunded.reply })
  await choose('Refund')
  const dialog = await dialogOf('Refund order NK-1001')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Late')
  await userEvent.click(dialog.getByRole('button', { name: 'Refund $0' }))
  expect(await dialog.findByText('Choose at least one item to refund.')).toBeTruthy()
  expect(refunded.sent).toEqual([])
})

test('a refund of an amount begins with all that is left; a wrong one is told at its field', async () => {
  const refunded = record({ id: 5, amount: 12.5, to_provider: 12.5, to_credits: 0, state: 'done' })
  openOrder(adminOrder(), { [`POST ${PATH}/refunds`]: refunded.reply })
  await choose('Refund')
  const dialog = await dialogOf('Refund order NK-1001')
  await userEvent.click(dialog.getByRole('radio', { name: 'Amount' }))
  const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Amount in dollars' })
  expect(amount.value).toBe('169')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Late')
  await userEvent.clear(amount)
  await userEvent.type(amount, '12.345')
  await userEvent.click(dialog.getByRole('button', { name: /^Refund/ }))
  expect((await dialog.findAllByText('Please use at most two decimals.')).length).toBeGreaterThan(0)
  await userEvent.clear(amount)
  await userEvent.type(amount, '12.50')
  await userEvent.click(dialog.getByRole('button', { name: 'Refund $12.50' }))
  await waitFor(() => expect(refunded.sent).toHaveLength(1))
  expect(refunded.sent[0]?.body).toEqual({ amount: 12.5, lines: null, to: 'payment', reason: 'Late' })
})

test('a held payment is accepted or refused with a reason', async () => {
  const held = adminOrder({
    status: 'held',
    held_reason: 'Paid USD 30.00 instead of USD 169.00.',
    allowed: { ...NOTHING, accept_payment: true, refuse_payment: true, refund: 30 },
  })
  const decided = record(adminOrder({ status: 'paid' }))
  openOrder(held, { [`POST ${PATH}/held-payment`]: decided.reply })
  expect(await screen.findByText('Paid USD 30.00 instead of USD 169.00.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  await press('Refuse payment')
  expect((await dialogOf(/^Refuse/)).getByText(/^\$30 is refunded and the order ends/)).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Accept payment')
  const dialog = await dialogOf('Accept the payment of order NK-1001')
  await userEvent.click(dialog.getByRole('button', { name: 'Accept payment' }))
  expect(await dialog.findByText('This field is required.')).toBeTruthy()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Paid the rest in the shop')
  await userEvent.click(dialog.getByRole('button', { name: 'Accept payment' }))
  await waitFor(() =>
    expect(decided.sent[0]?.body).toEqual({
      version: 3,
      decision: 'accept',
      reason: 'Paid the rest in the shop',
    }),
  )
})
