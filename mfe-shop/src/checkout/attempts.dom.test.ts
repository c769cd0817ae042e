import { beforeEach, expect, test } from 'vitest'

import { createAttempts } from './attempts.ts'

beforeEach(() => sessionStorage.clear())

let made = 0
const MINUTE = 60_000
const open = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = sessionStorage, at = 0) =>
  createAttempts({ storage, newKey: () => `key-number-${++made}`, now: () => at })
const wish = { email: 'ann@example.com', expected_payable: 12 }

test('the same wish has the same key, also after a reload', async () => {
  const attempts = open()
  const key = await attempts.keyFor(wish)
  expect(await attempts.keyFor({ ...wish })).toBe(key)
  expect(await open().keyFor(wish)).toBe(key)
})

test('another wish, and one that was answered, have another key', async () => {
  const attempts = open()
  const key = await attempts.keyFor(wish)
  expect(await attempts.keyFor({ ...wish, expected_payable: 13 })).not.toBe(key)
  attempts.forget()
  expect(await attempts.keyFor(wish)).not.toBe(key)
  expect(await open().keyFor(wish)).not.toBe(key)
})

test('an order that nobody can pay any more is not asked for again', async () => {
  const key = await open().keyFor(wish)
  expect(await open(sessionStorage, 24 * MINUTE).keyFor(wish)).toBe(key)
  expect(await open(sessionStorage, 26 * MINUTE).keyFor(wish)).not.toBe(key)
})

test('what is kept tells nothing of the person', async () => {
  await open().keyFor(wish)
  expect(sessionStorage).toHaveLength(1)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ann')
})

test.each(['not json', 'null', '{"key":7}', '[]'])('a corrupt entry, %s, reads as none', async (text) => {
  sessionStorage.setItem('checkoutAttempt', text)
  expect(await open().keyFor(wish)).toMatch(/^key-number-/)
})

const forbidden = () => {
  throw new DOMException('no', 'SecurityError')
}

test('without a storage the key lives as long as the page', async () => {
  const attempts = open({ getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  const key = await attempts.keyFor(wish)
  expect(await attempts.keyFor(wish)).toBe(key)
  attempts.forget()
})
