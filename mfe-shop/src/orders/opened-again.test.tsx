import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { order, returned } from '../testing/orders.ts'

const PATH = '/shop/orders/7/return?provider=sandbox&session_id=secret-1'
const CALL = 'GET /api/call-back-pay/sandbox/7'
const ORDER = 'GET /api/orders/7'

const givenBack = {
  amount: 200,
  to_credits: 0,
  state: 'done',
  reason: 'The order was cancelled.',
  at: '2026-03-06T09:00:00Z',
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('looked at again after it was cancelled and its money went back, it says that', async () => {
  const { http } = fakeHttp({
    [CALL]: returned('cancelled'),
    [ORDER]: { ...order, status: 'cancelled', refunds: [givenBack] },
  })
  renderRoutes(routes, PATH, { http, publish: () => undefined })
  expect(await heading('This order was cancelled')).toBeDefined()
  expect(screen.queryByText(/nothing was charged/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull()
})

test('looked at again when it is with its buyer, no email is on its way any more', async () => {
  const { http } = fakeHttp({ [CALL]: returned('delivered'), [ORDER]: { ...order, status: 'delivered' } })
  renderRoutes(routes, PATH, { http, publish: () => undefined })
  expect(await screen.findByText('It has been delivered.')).toBeDefined()
  expect(await screen.findByText(/City helmet/)).toBeDefined()
  expect(screen.queryByText(/We’ve emailed the details/)).toBeNull()
})
