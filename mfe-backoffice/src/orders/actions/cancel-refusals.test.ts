import { inOurNames } from '@nireeka/kit'
import { expect, test } from 'vitest'

import { adminOrder, NOTHING, shippedOrder } from '../sample-orders.ts'
import { refusalSentence } from './cancel-refusals.ts'

const said = (order: ReturnType<typeof adminOrder>) => refusalSentence(inOurNames(order))

test('an order that was sent, whole or in part, says that this is about cancelling', () => {
  expect(said(shippedOrder({ cancel_refusal: 'sent' }))).toMatch(
    /^This order has shipped, so it can’t be cancelled/,
  )
  expect(said(adminOrder({ cancel_refusal: 'sent' }))).toMatch(/^Part of this order has shipped/)
})

test('upgrades are named by their order', () => {
  expect(said(adminOrder({ cancel_refusal: 'has_upgrades', upgraded_by: 'NK-7' }))).toContain('order NK-7')
})

test('nothing is said of an order that can be cancelled, or that is over', () => {
  expect([said(adminOrder()), said(adminOrder({ cancel_refusal: 'ended' }))]).toEqual([null, null])
  expect(said(shippedOrder({ allowed: NOTHING }))).toBeNull()
})
