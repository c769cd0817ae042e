import type { CartPort, Platform } from '@nireeka/contracts'
import type { MemberPaymentData, ShownOrderStatus } from '@nireeka/contracts/api'
import { fakeHttp, fakePlatform, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { sampleOrder } from '../sample-orders.ts'

const declined: MemberPaymentData = {
  id: 2,
  order_id: 1,
  order_number: 'NK-1001',
  lines: [{ title: 'City helmet, M', count: 1, image: null }],
  invoice_number: null,
  provider: 'paypal',
  card: null,
  state: 'failed',
  amount: 1238.95,
  credits: 0,
  refunded: 0,
  created_at: '2026-11-01T12:00:00Z',
  may_delete: true,
}

async function buyAgain(status: ShownOrderStatus) {
  const restore = vi.fn<CartPort['restore']>(async () => undefined)
  const navigate = vi.fn<Platform['navigate']>()
  const { http } = fakeHttp({
    'GET /api/saved-cards': { cards: [], may_save: false },
    'GET /api/payments': { items: [declined], page: 1, per_page: 20, total: 1, years: [] },
    'GET /api/orders/1': { ...sampleOrder, status },
  })
  const cart = { ...fakePlatform().cart, restore }
  renderRoutes(routes, '/dashboard/payments', { http, navigate, cart })
  await userEvent.click(await screen.findByRole('button', { name: 'Buy again order NK-1001' }))
  return { restore, navigate }
}

test('a declined payment leads to its order while that can be paid', async () => {
  const { restore, navigate } = await buyAgain('pending_payment')
  await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/dashboard/orders/1'))
  expect(restore).not.toHaveBeenCalled()
})

test('once the order has ended, its items are put into the cart again', async () => {
  const { restore, navigate } = await buyAgain('expired')
  await waitFor(() => expect(restore).toHaveBeenCalledTimes(2))
  expect(restore.mock.calls.map(([{ title, count }]) => `${title} × ${count}`)).toEqual([
    'City helmet × 2',
    'Bell × 1',
  ])
  expect(navigate).not.toHaveBeenCalled()
})

test('only where nothing was paid a record can be deleted, or its order be bought again', async () => {
  const paid: MemberPaymentData = {
    ...declined,
    id: 3,
    order_id: 3,
    order_number: 'NK-1003',
    state: 'captured',
    may_delete: false,
  }
  const { http } = fakeHttp({
    'GET /api/saved-cards': { cards: [], may_save: false },
    'GET /api/payments': { items: [declined, paid], page: 1, per_page: 20, total: 2, years: [] },
  })
  renderRoutes(routes, '/dashboard/payments', { http })
  const buttons = (await screen.findAllByRole('button', { name: /order NK-/ })).map((one) => one.textContent)
  expect(buttons).toEqual(['Buy again order NK-1001', 'Delete the record of order NK-1001'])
})
