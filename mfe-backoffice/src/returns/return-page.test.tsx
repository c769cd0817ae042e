import type { AdminReturnData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { choose, dialogOf, press, record, type Sent } from '../orders/open-order.tsx'
import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { adminReturn, receivedReturn } from './sample-returns.ts'

const PATH = '/api/backoffice/returns/5'

function open(reply: unknown = adminReturn(), replies: Record<string, unknown> = {}) {
  const notify = vi.fn<(tone: string, text: string) => void>()
  const { http } = fakeHttp({ [`GET ${PATH}`]: reply, ...replies })
  renderRoutes(routes, '/backoffice/returns/5', { http, session$: staff(9), notify })
  return { notify }
}

test('a return stands with its order, customer, reasons and history', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Return R-1005' })).toBeTruthy()
  const items = within(screen.getByRole('region', { name: 'Items' }))
  expect(items.getByText('2 × City helmet', { selector: 'span' })).toBeTruthy()
  expect(items.getByText('Does not fit')).toBeTruthy()
  const customer = within(screen.getByRole('region', { name: 'Customer' }))
  expect(customer.getByRole('link', { name: 'Order NK-1001' }).getAttribute('href')).toBe(
    '/backoffice/orders/1',
  )
  expect(customer.getByText('They are too small.')).toBeTruthy()
  const step = within(screen.getByRole('region', { name: 'Next step' }))
  expect(step.getAllByRole('button')[0]?.textContent).toBe('Approve')
  expect(step.getByRole('button', { name: 'More actions' })).toBeTruthy()
})

test('it is approved with a message', async () => {
  const approved = record(adminReturn({ status: 'approved', version: 2, allowed: ['receive', 'close'] }))
  const { notify } = open(adminReturn(), { [`POST ${PATH}/approve`]: approved.reply })
  await press('Approve')
  const dialog = await dialogOf('Approve return R-1005')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Message (optional)' }), 'On Friday')
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByRole('button', { name: 'Receive' })).toBeTruthy()
  expect(approved.sent[0]?.body).toEqual({ version: 1, message: 'On Friday' })
  expect(notify).toHaveBeenCalledWith('success', 'Return R-1005 approved.')
})

test('a rejection says why', async () => {
  const rejected = record(adminReturn({ status: 'rejected', version: 2, allowed: [] }))
  open(adminReturn(), { [`POST ${PATH}/reject`]: rejected.reply })
  await choose('Reject')
  const dialog = await dialogOf('Reject return R-1005')
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(rejected.sent).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It was ridden.')
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText(/^Rejected\./)).toBeTruthy()
  expect(rejected.sent[0]?.body).toEqual({ version: 1, reason: 'It was ridden.' })
})

test('it is received with what has arrived of each line', async () => {
  const received = record(receivedReturn())
  open(adminReturn({ status: 'approved', version: 2, allowed: ['receive', 'close'] }), {
    [`POST ${PATH}/receive`]: received.reply,
  })
  await press('Receive')
  const dialog = await dialogOf('Receive return R-1005')
  const helmets = dialog.getByRole<HTMLInputElement>('spinbutton', { name: 'City helmet' })
  expect(helmets.value).toBe('2')
  await userEvent.clear(helmets)
  await userEvent.type(helmets, '1')
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as received' }))
  await waitFor(() =>
    expect(received.sent[0]?.body).toEqual({ version: 2, lines: [{ line_id: 11, count: 1 }] }),
  )
})

test('an inspection begins with all back to stock; a deduction needs a reason', async () => {
  const inspected = record(receivedReturn({ status: 'inspected', version: 4, allowed: ['refund', 'close'] }))
  open(receivedReturn(), { [`POST ${PATH}/inspect`]: inspected.reply })
  await press('Inspect')
  const dialog = await dialogOf('Inspect return R-1005')
  const field = (name: string) => dialog.getByRole<HTMLInputElement>('spinbutton', { name })
  expect([field('Back to stock').value, field('Written off').value]).toEqual(['2', '0'])
  await userEvent.clear(field('Back to stock'))
  await userEvent.type(field('Back to stock'), '1')
  await userEvent.clear(field('Written off'))
  await userEvent.type(field('Written off'), '1')
  await userEvent.clear(field('Deduction in dollars'))
  await userEvent.type(field('Deduction in dollars'), '12.50')
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as inspected' }))
  expect(await dialog.findByText('Enter a reason for the deduction.')).toBeTruthy()
  expect(inspected.sent).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason for the deduction' }), 'A dent')
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as inspected' }))
  await waitFor(() =>
    expect(inspected.sent[0]?.body).toEqual({
      version: 3,
      lines: [
        {
          line_id: 11,
          restocked: 1,
          written_off: 1,
          condition: null,
          deduction: 12.5,
          deduction_reason: 'A dent',
        },
      ],
    }),
  )
})

test('a refund shows the server’s sum and goes out with a key', async () => {
  const refunded = record(
    receivedReturn({
      status: 'closed',
      version: 5,
      allowed: [],
      refund: { amount: 87.5, to_credits: 0, state: 'done' },
      lines: receivedReturn().lines.map((it) => ({ ...it, value: 0 })),
    }),
  )
  open(
    receivedReturn({
      status: 'inspected',
      version: 4,
      allowed: ['refund', 'close'],
      refundable: 87.5,
      lines: receivedReturn().lines.map((it) => ({ ...it, deduction: 12.5, deduction_reason: 'A dent' })),
    }),
    { [`POST ${PATH}/refund`]: refunded.reply },
  )
  await press('Refund')
  const dialog = await dialogOf('Refund return R-1005')
  expect(dialog.getByText('−$12.50')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Refund $87.50' }))
  expect(await screen.findByText(/\$87\.50 refunded/)).toBeTruthy()
  expect(screen.queryByText('$0')).toBeNull()
  expect(refunded.sent[0]?.body).toEqual({ version: 4, to: 'payment' })
  expect(refunded.sent[0]?.headers?.['idempotency-key']).toBeTruthy()
})

test('a return that somebody else has changed shows both states, and the next try is about the present one', async () => {
  let item: AdminReturnData = adminReturn()
  const sent: Array<{ version: number }> = []
  open(() => item, {
    [`POST ${PATH}/reject`]: ({ body }: Sent) => {
      sent.push(body as { version: number })
      item = receivedReturn({ allowed: ['reject'] })
      return sent.length === 1 ? refusal(409, 'Return R-1005 has changed in the meantime.') : item
    },
  })
  await choose('Reject')
  const dialog = await dialogOf('Reject return R-1005')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'No')
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await dialog.findByText('Changed by Ada Steward to Received while you had it open')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([1, 3]))
})

test('there is a page for returns that there aren’t', async () => {
  open(refusal(404, 'This return doesn’t exist.'))
  expect(await screen.findByRole('heading', { name: /not found|no such|doesn’t exist/i })).toBeTruthy()
})

test('an exchange begins with what is wanted, and goes out with a key', async () => {
  const exchanged = record(
    receivedReturn({
      status: 'closed',
      version: 5,
      allowed: [],
      exchange_order: { id: 2, number: 'NK-1002' },
    }),
  )
  const [line] = receivedReturn().lines
  const options = [
    { product_id: 1, title: 'City helmet, M', available: 0 },
    { product_id: 2, title: 'City helmet, S', available: 4 },
    { product_id: 3, title: 'City helmet, L', available: 9 },
  ]
  const wanted = { product_id: 3, title: 'City helmet, L' }
  open(
    receivedReturn({
      status: 'inspected',
      version: 4,
      wish: 'exchange',
      allowed: ['exchange', 'refund', 'close'],
      lines: line ? [{ ...line, exchange_for: wanted, exchange_options: options }] : [],
    }),
    { [`POST ${PATH}/exchange`]: exchanged.reply },
  )
  await press('Exchange')
  const dialog = await dialogOf('Exchange return R-1005')
  const choice = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Replacement for City helmet' })
  expect(choice.value).toBe('3')
  expect(
    dialog.getByRole<HTMLOptionElement>('option', { name: 'City helmet, M (0 in stock)' }).disabled,
  ).toBe(true)
  const count = dialog.getByRole<HTMLInputElement>('spinbutton', { name: 'City helmet' })
  expect(count.value).toBe('2')
  await userEvent.clear(count)
  await userEvent.click(dialog.getByRole('button', { name: 'Exchange' }))
  expect(await dialog.findByText('Choose what is sent instead.')).toBeTruthy()
  await userEvent.type(count, '1')
  await userEvent.click(dialog.getByRole('button', { name: 'Exchange' }))
  const link = await screen.findByRole('link', { name: 'order NK-1002' })
  expect(link.getAttribute('href')).toBe('/backoffice/orders/2')
  expect(exchanged.sent[0]?.body).toEqual({ version: 4, lines: [{ line_id: 11, product_id: 3, count: 1 }] })
  expect(exchanged.sent[0]?.headers?.['idempotency-key']).toBeTruthy()
})
