import type { Platform } from '@nireeka/contracts'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { sampleOrder } from '../sample-orders.ts'

/** Opens an order's page with these answers of the API. */
function openWith(replies: Record<string, unknown>, parts: Partial<Platform> = {}) {
  const fake = fakeHttp(replies)
  renderRoutes(routes, '/dashboard/orders/1', { http: fake.http, ...parts })
  return fake
}

const open = (order: object) => openWith({ 'GET /api/orders/1': order })

test('an order that may be cancelled is, after a question, and shows itself cancelled', async () => {
  const confirm = vi.fn(() => Promise.resolve(true))
  const notify = vi.fn()
  const { calls } = openWith(
    {
      'GET /api/orders/1': { ...sampleOrder, status: 'paid', may_cancel: true, cancel_refusal: null },
      'POST /api/orders/1/cancel': { ...sampleOrder, status: 'cancelled', cancel_refusal: 'ended' },
    },
    { confirm, notify },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  expect(confirm).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'alert', isDangerous: true, title: 'Cancel order NK-1001?' }),
  )
  expect(await screen.findByText('Cancelled')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  expect(notify).toHaveBeenCalledWith('success', expect.any(String))
  expect(calls).toContain('POST /api/orders/1/cancel')
})

test.each([
  ['held', /^We’re checking the payment/],
  ['in_production', /^We’ve already started building this order/],
  ['packed', /^This order has already been packed/],
  ['sent', /^This order is already on its way/],
  ['refunding', /^A full refund is on its way to you/],
  ['has_upgrades', /Cancel order NK-100012 first/],
  ['gift_card_redeemed', /^A gift card from this order has been redeemed/],
] as const)(
  'an order that can’t be cancelled (%s) says why in the place of the button',
  async (cancel_refusal, why) => {
    open({ ...sampleOrder, cancel_refusal, upgraded_by: 'NK-100012' })
    expect(await screen.findByText(why)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  },
)

test('an order that has ended says nothing about cancelling', async () => {
  open({ ...sampleOrder, status: 'delivered', cancel_refusal: 'ended' })
  expect(await screen.findByRole('button', { name: 'Print' })).toBeTruthy()
  expect(screen.queryByText(/cancel/i)).toBeNull()
})

test('an order is kept when the question is answered by no', async () => {
  const { calls } = openWith(
    { 'GET /api/orders/1': { ...sampleOrder, status: 'paid', may_cancel: true, cancel_refusal: null } },
    { confirm: () => Promise.resolve(false) },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  expect(calls).not.toContain('POST /api/orders/1/cancel')
})

test('one that has gone on meanwhile says why it can’t be cancelled', async () => {
  const notify = vi.fn()
  openWith(
    {
      'GET /api/orders/1': { ...sampleOrder, status: 'paid', may_cancel: true, cancel_refusal: null },
      'POST /api/orders/1/cancel': refusal(409, 'This order is packed already.'),
    },
    { confirm: () => Promise.resolve(true), notify },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'This order is packed already.'))
})
