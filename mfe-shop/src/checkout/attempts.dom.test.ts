import { beforeEach, expect, test } from 'vitest'

import { createAttempts } from './attempts.ts'

beforeEach(() => sessionStorage.clear())

let made = 0
const MINUTE = 60_000
const open = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = sessionStorage, at = 0) =>
  createAttempts({ storage, newKey: () => `key-number-${++made}`, now: () => at })
const order = { email: 'ann@example.com', expectedPayable: 12 }

test('the same order has the same key, also after a reload', async () => {
  const attempts = open()
  const key = await attempts.keyFor(order)
  expect(await attempts.keyFor({ ...order })).toBe(key)
  expect(await open().keyFor(order)).toBe(key)
})

test('another order, and one that was answered, have another key', async () => {
  const attempts = open()
  const key = await attempts.keyFor(order)
  expect(await attempts.keyFor({ ...order, expectedPayable: 13 })).not.toBe(key)
  attempts.forget()
  expect(await attempts.keyFor(order)).not.toBe(key)
  expect(await open().keyFor(order)).not.toBe(key)
})

test('an order that nobody can pay any more is not asked for again', async () => {
  const key = await open().keyFor(order)
  expect(await open(sessionStorage, 24 * MINUTE).keyFor(order)).toBe(key)
  expect(await open(sessionStorage, 26 * MINUTE).keyFor(order)).not.toBe(key)
})

test('what is kept tells nothing of the person', async () => {
  await open().keyFor(order)
  expect(sessionStorage).toHaveLength(1)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ann')
})

test.each(['not json', 'null', '{"key":7}', '[]'])('a corrupt entry, %s, reads as none', async (text) => {
  sessionStorage.setItem('checkoutAttempt', text)
  expect(await open().keyFor(order)).toMatch(/^key-number-/)
})

const forbidden = () => {
  throw new DOMException('no', 'SecurityError')
}

test('without a storage the key lives as long as the page', async () => {
  const attempts = open({ getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  const key = await attempts.keyFor(order)
  expect(await attempts.keyFor(order)).toBe(key)
  attempts.forget()
})
