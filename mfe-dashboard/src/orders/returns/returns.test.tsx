import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../../routes.ts'
import { sampleOrder } from '../../sample-orders.ts'
import { sampleReturn, sampleReturns } from './sample-returns.ts'

const ORDER = { ...sampleOrder, status: 'delivered' as const }
const RETURNS = 'GET /api/orders/1/returns'

interface Sent {
  body?: unknown
  headers?: Record<string, string>
}

function open(path: string, returns: unknown, replies: Record<string, unknown> = {}) {
  const notify = vi.fn<(tone: string, text: string) => void>()
  const { http, calls } = fakeHttp({ 'GET /api/orders/1': ORDER, [RETURNS]: returns, ...replies })
  renderRoutes(routes, path, { http, notify })
  return { calls, notify }
}
const PAGE = '/dashboard/orders/1'
const FORM = '/dashboard/orders/1/return'

const returnsPart = async () => within(await screen.findByRole('region', { name: 'Returns' }))

test('a delivered order leads to the form as long as something can be sent back', async () => {
  open(PAGE, sampleReturns())
  const part = await returnsPart()
  expect(part.getByRole('link', { name: 'Return items' }).getAttribute('href')).toBe(FORM)
  expect(part.getByText(/^Until November 20, 2026/)).toBeTruthy()
})

test.each([
  'Items could be returned until 20 November 2026.',
  'All of this order has been refunded already.',
])('an order of which nothing can be sent back says why, and offers no return: %s', async (sentence) => {
  open(PAGE, sampleReturns({ refusal: sentence }))
  const part = await returnsPart()
  expect(part.getByText(sentence)).toBeTruthy()
  expect(part.queryByRole('link', { name: 'Return items' })).toBeNull()
})

test.each([
  [{}, 'Requested', /Please don’t send anything yet/],
  [{ status: 'approved', send_to: ['Nireeka', '1 Foundry Way'] }, 'Approved', /send it to this address/],
  [{ status: 'received' }, 'Arrived', /We’re checking/],
  [{ status: 'approved', send_to: ['Nireeka', '1 Foundry Way'] }, 'Approved', '1 Foundry Way'],
  [{ status: 'rejected', message: 'It was ridden.' }, 'Not accepted', /We can’t accept/],
  [{ status: 'rejected', message: 'It was ridden.' }, 'Not accepted', 'It was ridden.'],
  [
    { status: 'closed', refund: { amount: 50, to_credits: 0, state: 'done' } },
    'Closed',
    /^\$50 was refunded to your original payment method/,
  ],
  [
    { status: 'closed', refund: { amount: 50, to_credits: 50, state: 'done' } },
    'Closed',
    /^\$50 has been added to your store credit/,
  ],
] as const)('a return stands with its status and what is next: %j', async (change, label, next) => {
  open(PAGE, sampleReturns({ returns: [sampleReturn(change as object)] }))
  const part = await returnsPart()
  expect(part.getByRole('heading', { name: `R-1005 ${label}` })).toBeTruthy()
  expect(part.getByText(next)).toBeTruthy()
})

test('an approved return has a label; one that can’t be had says why', async () => {
  const approved = sampleReturn({ status: 'approved', send_to: ['Nireeka', '1 Foundry Way'] })
  const { calls, notify } = open(PAGE, sampleReturns({ returns: [approved] }), {
    'GET /api/orders/1/returns/5/label': refusal(429, 'Please wait a moment.'),
  })
  await userEvent.click((await returnsPart()).getByRole('button', { name: 'Return label' }))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Please wait a moment.'))
  expect(calls).toContain('GET /api/orders/1/returns/5/label')
})

test('a return that isn’t approved has no label', async () => {
  open(PAGE, sampleReturns({ returns: [sampleReturn()] }))
  expect((await returnsPart()).queryByRole('button', { name: 'Return label' })).toBeNull()
})

test('an order that is on its way has no returns', async () => {
  const { http, calls } = fakeHttp({ 'GET /api/orders/1': sampleOrder })
  renderRoutes(routes, PAGE, { http })
  await screen.findByRole('heading', { level: 1, name: 'Order NK-1001' })
  expect(screen.queryByRole('region', { name: 'Returns' })).toBeNull()
  expect(calls).not.toContain(RETURNS)
})

test('pieces, reason, wish and a photo are sent, with a key', async () => {
  const sent: Sent[] = []
  const photos: Sent[] = []
  const { notify } = open(FORM, sampleReturns(), {
    'POST /api/orders/1/returns': (it: Sent) => (sent.push(it), sampleReturn()),
    'POST /api/orders/1/returns/5/photos': (it: Sent) => (photos.push(it), { id: 1, name: 'dent.jpg' }),
  })
  const helmets = within(await screen.findByRole('group', { name: 'City helmet' }))
  expect(screen.getByText('Gift cards can’t be sent back.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Request return' }))
  expect(await screen.findByText('Choose what you want to send back.')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.selectOptions(helmets.getByRole('combobox', { name: 'Quantity to return' }), '2')
  await userEvent.selectOptions(helmets.getByRole('combobox', { name: 'Reason' }), 'It arrived damaged')
  await userEvent.click(screen.getByRole('radio', { name: /Store credit/ }))
  const file = new File(['x'], 'dent.jpg', { type: 'image/jpeg' })
  await userEvent.upload(screen.getByLabelText(/Photos/), file)
  await userEvent.click(screen.getByRole('button', { name: 'Request return' }))
  await waitFor(() => expect(photos).toHaveLength(1))
  expect(sent[0]?.body).toEqual({
    lines: [{ line_id: 11, count: 2, reason: 'damaged', exchange_for: null }],
    wish: 'credits',
    comment: null,
  })
  expect(sent[0]?.headers?.['idempotency-key']).toBeTruthy()
  expect(photos[0]?.headers).toMatchObject({ 'x-file-name': 'dent.jpg', 'content-type': 'image/jpeg' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Order NK-1001' })).toBeTruthy()
  expect(notify).toHaveBeenCalledWith('success', 'We have your return request R-1005.')
})

test('a photo that couldn’t be sent can be sent again, without asking twice', async () => {
  const sent: Sent[] = []
  let fails = true
  open(FORM, sampleReturns(), {
    'POST /api/orders/1/returns': (it: Sent) => (sent.push(it), sampleReturn()),
    'POST /api/orders/1/returns/5/photos': () =>
      fails ? refusal(422, '“dent.jpg” is not what its name says.') : { id: 1, name: 'dent.jpg' },
  })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Quantity to return' }), '1')
  await userEvent.upload(screen.getByLabelText(/Photos/), new File(['x'], 'dent.jpg', { type: 'image/jpeg' }))
  await userEvent.click(screen.getByRole('button', { name: 'Request return' }))
  expect(await screen.findByText(/is not what its name says/)).toBeTruthy()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Order NK-1001' })).toBeTruthy()
  expect(sent).toHaveLength(1)
})

test('the form says why nothing can be sent back', async () => {
  open(FORM, sampleReturns({ refusal: 'You can return items as soon as all of this order has arrived.' }))
  expect(await screen.findByText(/as soon as all of this order has arrived/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Request return' })).toBeNull()
})

test('a return that the shop refuses stays in the form with its sentence', async () => {
  open(FORM, sampleReturns(), {
    'POST /api/orders/1/returns': refusal(409, 'Of City helmet, 1 can be sent back.'),
  })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Quantity to return' }), '2')
  await userEvent.click(screen.getByRole('button', { name: 'Request return' }))
  expect(await screen.findByText('Of City helmet, 1 can be sent back.')).toBeTruthy()
})

test('an exchange asks what is wanted instead', async () => {
  const sent: Sent[] = []
  const [helmets, ...others] = sampleReturns().lines
  const exchange_for = [
    { product_id: 1, title: 'City helmet, M' },
    { product_id: 2, title: 'City helmet, L' },
  ]
  open(FORM, sampleReturns({ lines: helmets ? [{ ...helmets, exchange_for }, ...others] : [] }), {
    'POST /api/orders/1/returns': (it: Sent) => (sent.push(it), sampleReturn({ wish: 'exchange' })),
  })
  await userEvent.click(await screen.findByRole('radio', { name: /Exchange/ }))
  expect(screen.getByText('Choose what to exchange above.')).toBeTruthy()
  const group = within(screen.getByRole('group', { name: 'City helmet' }))
  await userEvent.selectOptions(group.getByRole('combobox', { name: 'Quantity to return' }), '1')
  await userEvent.click(screen.getByRole('button', { name: 'Request return' }))
  expect(await screen.findByText('Choose what you want instead of each item.')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Instead of City helmet' }),
    'City helmet, L',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Request return' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({
    lines: [{ line_id: 11, count: 1, reason: 'changed_mind', exchange_for: 2 }],
    wish: 'exchange',
    comment: null,
  })
})

test('where nothing can be exchanged it isn’t offered', async () => {
  open(FORM, sampleReturns())
  await screen.findByRole('radio', { name: /Store credit/ })
  expect(screen.queryByRole('radio', { name: /Exchange/ })).toBeNull()
})

test('an exchanged return and the order that sends the exchange lead to one another', async () => {
  const exchanged = sampleReturn({ status: 'closed', exchange_order: { id: 2, number: 'NK-1002' } })
  open(PAGE, sampleReturns({ returns: [exchanged] }), {
    'GET /api/orders/2': {
      ...sampleOrder,
      id: 2,
      number: 'NK-1002',
      payment: null,
      exchange_for: { return: { id: 5, number: 'R-1005' }, order: { id: 1, number: 'NK-1001' } },
    },
  })
  await userEvent.click((await returnsPart()).getByRole('link', { name: 'Order NK-1002' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Order NK-1002' })).toBeTruthy()
  expect(screen.getByText('Nothing to pay: this is an exchange.')).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Exchange for order NK-1001' })
  expect(back.getAttribute('href')).toBe(PAGE)
})
