import type { MemberPaymentData } from '@nireeka/contracts/api'
import { fakeHttp, renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { PaymentsPage } from './payments-page.tsx'

const payment = (id: number): MemberPaymentData => ({
  id,
  order_id: id,
  order_number: `NK-${id}`,
  lines: [{ title: 'City helmet, M', count: 1, image: null }],
  invoice_number: null,
  provider: 'paypal',
  card: null,
  state: 'captured',
  amount: 119,
  credits: 0,
  refunded: 0,
  created_at: '2026-11-01T12:00:00Z',
  may_delete: false,
})

test('the statement of a year has all of its payments and the sums that the server tells', async () => {
  const all = Array.from({ length: 21 }, (_, at) => payment(at + 1))
  const { http } = fakeHttp({
    'GET /api/payments': ({ query: { page } }: { query: { page: number } }) => ({
      items: all.slice((page - 1) * 20, page * 20),
      page,
      per_page: 20,
      total: 21,
      years: [{ year: 2026, paid: 5000, credits: 0, refunded: 119, kept: 4881 }],
    }),
  })
  renderPage(<PaymentsPage />, '/dashboard/payments?statement=2026', { http })
  expect(await screen.findByRole('heading', { level: 1, name: 'Statement of 2026' })).toBeTruthy()
  expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(22)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$5,000',
    '$119',
    '$4,881',
  ])
})
