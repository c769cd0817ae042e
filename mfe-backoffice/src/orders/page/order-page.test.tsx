import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { openOrder, PATH, press, record } from '../open-order.tsx'
import { adminOrder, shippedOrder } from '../sample-orders.ts'

const items = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('an order stands with its lines, customer, payments and everything that happened', async () => {
  openOrder(
    shippedOrder({
      notes: [
        {
          id: 1,
          text: 'Call first',
          who: { kind: 'admin', name: 'Ada Steward' },
          at: '2026-11-04T09:00:00Z',
        },
      ],
    }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Order NK-1001' })).toBeTruthy()
  expect(document.title).toBe('Order NK-1001 · Nireeka')
  const lines = within(screen.getByRole('region', { name: 'Items' }))
  expect(lines.getByText('City helmet')).toBeTruthy()
  expect(lines.getByText('2 shipped')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Customer' })).getByText('18 Harbor Street')).toBeTruthy()
  expect(screen.getByRole('link', { name: /UPS 1Z999AA1/ }).getAttribute('href')).toContain('1Z999AA1')
  const events = within(screen.getByRole('region', { name: 'Timeline' })).getByRole('list')
  expect(items(events)).toHaveLength(6)
  expect(items(events)[0]).toMatch(/^NoteCall first.*Ada Steward$/)
  expect(items(events).at(-1)).toMatch(/^Order placed.*Anna Berg$/)
  expect(screen.queryByRole('button', { name: 'Ship' })).toBeNull()
})

test('a line says how far the workshop is with each of its bikes', async () => {
  const [line] = adminOrder().lines
  const bikes = [
    { id: 31, stage: 'built', serial_number: 'NKP-26-000123' },
    { id: 32, stage: 'in_production', serial_number: null },
  ] as const
  openOrder(adminOrder({ lines: line ? [{ ...line, title: 'Nireeka Prime', bikes: [...bikes] }] : [] }))
  expect(items(await screen.findByRole('list', { name: 'Bikes' }))).toEqual([
    'BuiltNKP-26-000123',
    'In production',
  ])
})

test('a shipment is moved on, its email is sent again', async () => {
  const moved = record(shippedOrder())
  const sent = record(shippedOrder())
  openOrder(shippedOrder(), {
    [`POST ${PATH}/shipments/21/state`]: moved.reply,
    [`POST ${PATH}/emails`]: sent.reply,
  })
  await press('In transit: shipment 1Z999AA1')
  await waitFor(() => expect(moved.sent[0]?.body).toEqual({ state: 'in_transit', version: 4 }))
  await press('Resend email')
  await waitFor(() => expect(sent.sent[0]?.body).toEqual({ template: 'shipped', shipment_id: 21 }))
})

test('a note is added to what happened', async () => {
  const added = record(
    adminOrder({
      notes: [{ id: 1, text: 'Call first', who: { kind: 'admin', name: 'Ada' }, at: '2026-11-04T09:00:00Z' }],
    }),
  )
  openOrder(adminOrder(), { [`POST ${PATH}/notes`]: added.reply })
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
  await userEvent.type(note, 'Call first')
  await press('Add note')
  expect(await screen.findByText('Call first', { selector: 'li *' })).toBeTruthy()
  expect(added.sent[0]?.body).toEqual({ text: 'Call first' })
  await waitFor(() => expect(note.value).toBe(''))
})

test('packing slip and invoice are downloaded; a failure is told', async () => {
  const { notify, calls } = openOrder(adminOrder(), {
    [`GET ${PATH}/packing-slip`]: refusal(503, 'Busy.'),
    [`GET ${PATH}/invoice`]: refusal(503, 'Busy, too.'),
  })
  await press('Packing slip')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Busy.'))
  await press('Invoice')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Busy, too.'))
  expect(calls).toContain(`GET ${PATH}/packing-slip`)
})

test('an order with a payment that does not match says so', async () => {
  openOrder(adminOrder({ status: 'held', held_reason: 'Paid $5 instead of $169.' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Paid $5 instead of $169.')
})

test('an order that does not exist is told', async () => {
  openOrder(refusal(404, 'There is no such order.'))
  expect(await screen.findByRole('heading', { name: 'There’s no such page in the back office' })).toBeTruthy()
})

test('an order that could not be read is tried again', async () => {
  let tries = 0
  openOrder(() => (tries++ === 0 ? refusal(503, 'Busy.') : adminOrder()))
  expect(await screen.findByText('Busy.')).toBeTruthy()
  await press('Try again')
  expect(await screen.findByRole('heading', { name: 'Order NK-1001' })).toBeTruthy()
})

test('emails stand in the timeline with what became of them, and are sent again from there', async () => {
  const email = { to: 'anna@example.com', shipment_id: null, at: '2026-11-01T12:02:00Z' }
  const order = adminOrder({
    emails: [
      { ...email, id: 1, template: 'order', state: 'failed' },
      { ...email, id: 2, template: 'order_in_production', state: 'sent', at: '2026-11-01T12:03:00Z' },
    ],
  })
  const again = record(order)
  openOrder(order, { [`POST ${PATH}/emails`]: again.reply })
  const events = within(await screen.findByRole('region', { name: 'Timeline' }))
  expect(events.getByText('Email “In production” sent to anna@example.com')).toBeTruthy()
  expect(events.getByText('Email “Confirmation” could not be delivered to anna@example.com')).toBeTruthy()
  await userEvent.click(events.getByRole('button', { name: /^Resend/ }))
  await waitFor(() => expect(again.sent[0]?.body).toEqual({ template: 'confirmation' }))
})
