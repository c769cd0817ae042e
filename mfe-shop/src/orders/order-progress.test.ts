import { expect, test } from 'vitest'

import { placeOnWay, WAY } from './order-progress.ts'

test('after paying, packing comes next; before, the payment does', () => {
  expect(WAY[placeOnWay('paid')!]).toBe('We pack it')
  expect(WAY[placeOnWay('pending_payment')!]).toBe('Payment confirmed')
  expect(WAY[placeOnWay('held')!]).toBe('Payment confirmed')
})

test('nothing comes next for an order that was closed', () => {
  expect(placeOnWay('cancelled')).toBeNull()
  expect(placeOnWay('expired')).toBeNull()
})

test('with an order that has arrived, all is done', () => {
  expect(placeOnWay('delivered')).toBe(WAY.length)
})
