import { expect, test } from 'vitest'

import { stepOf, wayOf } from './order-progress.ts'

const goods = { lines: [{ kind: 'accessory' }] }
const bike = { lines: [{ kind: 'accessory' }, { kind: 'bike' }] }

test('after paying, goods are packed and a bike is built; before, the payment comes next', () => {
  expect(wayOf(goods)[stepOf('paid')!]).toBe('Packing')
  expect(wayOf(bike)[stepOf('paid')!]).toBe('Building')
  expect(wayOf(goods)[stepOf('pending_payment')!]).toBe('Payment confirmed')
  expect(wayOf(bike)[stepOf('held')!]).toBe('Payment confirmed')
})

test('nobody is told that a bike is packed while the order isn’t loaded', () => {
  expect(wayOf(undefined)[stepOf('paid')!]).toBe('Preparing')
})

test('nothing comes next for an order that was closed', () => {
  expect(stepOf('cancelled')).toBeNull()
  expect(stepOf('expired')).toBeNull()
})

test('with an order that has arrived, all is done', () => {
  expect(stepOf('delivered')).toBe(wayOf(goods).length)
})
