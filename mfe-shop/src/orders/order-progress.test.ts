import { expect, test } from 'vitest'

import { stepOf, WAY } from './order-progress.ts'

test('after paying, packing comes next; before, the payment does', () => {
  expect(WAY[stepOf('paid')!]).toBe('We pack it')
  expect(WAY[stepOf('pending_payment')!]).toBe('Payment confirmed')
  expect(WAY[stepOf('held')!]).toBe('Payment confirmed')
})

test('nothing comes next for an order that was closed', () => {
  expect(stepOf('cancelled')).toBeNull()
  expect(stepOf('expired')).toBeNull()
})

test('with an order that has arrived, all is done', () => {
  expect(stepOf('delivered')).toBe(WAY.length)
})
