import { onePage, fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { adminOrder, orderPage, orderRow, shippedOrder } from './sample-orders.ts'

interface Sent {
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

const COUNTS = {
  total: 3,
  counts: [
    { view: 'to_confirm', count: 2 },
    { view: 'late', count: 0 },
    { view: 'held', count: 1 },
  ],
}
const BIKE = { title: 'Nireeka Prime', count: 1, is_bike: true }
const ROWS = [
  orderRow(1, { refunded: 19, payment: 'partly_refunded' }),
  orderRow(2, {
    status: 'in_production',
    lines: [{ title: 'Bell', count: 2, is_bike: false }, BIKE],
    promised_on: '2026-11-20',
    is_late: true,
  }),
  orderRow(3),
]

function open(path = '/backoffice/orders', replies: Record<string, unknown> = {}) {
  const notify = vi.fn<(tone: string, text: string) => void>()
  const { http, calls } = fakeHttp({
    'GET /api/backoffice/orders': orderPage(ROWS),
    'GET /api/backoffice/orders/counts': COUNTS,
    ...replies,
  })
  renderRoutes(routes, path, { http, session$: staff(9), notify })
  return { calls, notify }
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Orders' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

test('every order stands with what was bought, where it goes and how far it is, and leads to its page', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'NK-1001' })
  expect(link.getAttribute('href')).toBe('/backoffice/orders/1')
  expect(rows()[0]).toMatch(
    /Anna Berganna@example\.comCity helmet SeattleUnited StatesPartly refundedNot started \$119\$19 refunded$/,
  )
  expect(rows()[1]).toContain(
    'Nireeka Prime Bikeand 1 moreSeattleUnited StatesPaidIn production LatePromised November 20',
  )
  expect(document.title).toBe('Orders · Nireeka')
  const chips = screen.getByRole('navigation', { name: 'Order views' })
  await within(chips).findByRole('link', { name: 'To confirm 2' })
  expect(
    within(chips)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['All 3', 'To confirm 2', 'Held payments 1'])
})

test('search, view, filters and sort go to the server; the chips count without view and sort', async () => {
  const asked: unknown[] = []
  const counted: unknown[] = []
  open(
    '/backoffice/orders?view=to_ship&status=paid&payment=paid&search=anna&from=2026-11-01&to=2026-11-30&sort=-total&page=2',
    {
      'GET /api/backoffice/orders': ({ query }: Sent) => {
        asked.push(query)
        return orderPage(ROWS, 60)
      },
      'GET /api/backoffice/orders/counts': ({ query }: Sent) => {
        counted.push(query)
        return COUNTS
      },
    },
  )
  await screen.findByRole('link', { name: 'NK-1001' })
  const days = { placed_from: '2026-11-01', placed_to: '2026-11-30' }
  const narrowed = { search: 'anna', status: 'paid', payment: 'paid', ...days }
  expect(asked[0]).toEqual({ ...narrowed, view: 'to_ship', sort: 'highest', page: 2 })
  expect(counted[0]).toEqual(narrowed)
  expect(screen.getByRole('link', { current: 'page', name: 'Page 2' })).toBeTruthy()
})

test('a page past the end is told', async () => {
  open('/backoffice/orders?page=7', { 'GET /api/backoffice/orders': onePage(orderPage(ROWS)) })
  expect(await screen.findByText('There is no page 7')).toBeTruthy()
})

test('the orders that match are saved as CSV', async () => {
  const asked: unknown[] = []
  open('/backoffice/orders?status=paid', {
    'GET /api/backoffice/orders/export': ({ query }: Sent) => {
      asked.push(query)
      return refusal(503, 'Busy.')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({ status: 'paid', sort: 'newest' })
})

test('selected orders are marked as ready to ship, each at the version that was shown', async () => {
  const sent: unknown[] = []
  const ready = ({ body }: Sent) => {
    sent.push(body)
    return adminOrder()
  }
  open('/backoffice/orders', {
    'POST /api/backoffice/orders/1/moves': ready,
    'POST /api/backoffice/orders/3/moves': () => refusal(409, 'The order was changed by somebody else.'),
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select order NK-1001' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select order NK-1003' }))
  await userEvent.click(screen.getByRole('button', { name: 'Mark as ready to ship' }))
  const results = await screen.findByRole('list', { name: 'Result of each row' })
  await waitFor(() =>
    expect(
      within(results)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Order NK-1001Done', 'Order NK-1003FailedThe order was changed by somebody else.']),
  )
  expect(sent).toEqual([{ to: 'ready_to_ship', version: 3 }])
})

test('selected orders are shipped with a tracking number each, pasted at once', async () => {
  const sent: Array<[unknown, string | undefined]> = []
  const ship = ({ body, headers }: Sent) => {
    sent.push([body, headers?.['idempotency-key']])
    return shippedOrder()
  }
  open('/backoffice/orders', {
    'GET /api/backoffice/orders/1': adminOrder(),
    'GET /api/backoffice/orders/3': adminOrder({ id: 3 }),
    'POST /api/backoffice/orders/1/shipments': ship,
    'POST /api/backoffice/orders/3/shipments': ship,
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select order NK-1001' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select order NK-1003' }))
  await userEvent.click(screen.getByRole('button', { name: 'Ship' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ship 2 orders' }))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Carrier' }), 'UPS')
  await userEvent.click(dialog.getByRole('button', { name: 'Ship' }))
  expect(dialog.getByText(/2 tracking numbers are missing or invalid/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('textbox', { name: 'Tracking number of order NK-1001' }))
  await userEvent.paste('1Z999AA1\n1Z999AA3')
  await userEvent.click(dialog.getByRole('button', { name: 'Ship' }))

  await waitFor(() => expect(sent).toHaveLength(2))
  const lines = [
    { line_id: 11, count: 2 },
    { line_id: 12, count: 1 },
  ]
  expect(sent.map(([body]) => body)).toEqual([
    { version: 3, carrier: 'ups', tracking_number: '1Z999AA1', lines },
    { version: 3, carrier: 'ups', tracking_number: '1Z999AA3', lines },
  ])
  expect(new Set(sent.map(([, key]) => key)).size).toBe(2)
})
