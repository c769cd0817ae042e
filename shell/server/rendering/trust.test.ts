import { expect, test } from 'vitest'

import { createTrust } from './trust.ts'

function make() {
  let time = 1000
  const trust = createTrust({ now: () => time, maxFailures: 3, restMs: 60_000 })
  const fail = (times: number) => Array.from({ length: times }).forEach(() => trust.failed('shop@1'))
  const pass = (ms: number) => (time += ms)
  return { trust, fail, pass }
}

test('a version is asked until it has failed three times in a row', () => {
  const { trust, fail } = make()
  fail(2)
  expect(trust.mayAsk('shop@1')).toBe(true)
  fail(1)
  expect(trust.mayAsk('shop@1')).toBe(false)
})

test('a success in between starts the count anew', () => {
  const { trust, fail } = make()
  fail(2)
  trust.succeeded('shop@1')
  fail(2)
  expect(trust.mayAsk('shop@1')).toBe(true)
})

test('one version’s failures say nothing of another', () => {
  const { trust, fail } = make()
  fail(3)
  expect([trust.mayAsk('shop@2'), trust.mayAsk('forum@1')]).toEqual([true, true])
})

test('after a minute’s rest it gets one try, not more', () => {
  const { trust, fail, pass } = make()
  fail(3)
  pass(59_999)
  expect(trust.mayAsk('shop@1')).toBe(false)
  pass(1)
  expect([trust.mayAsk('shop@1'), trust.mayAsk('shop@1')]).toEqual([true, false])
})

test('a try that fails means another rest', () => {
  const { trust, fail, pass } = make()
  fail(3)
  pass(60_000)
  trust.mayAsk('shop@1')
  pass(1000)
  fail(1)
  pass(59_999)
  expect(trust.mayAsk('shop@1')).toBe(false)
  pass(1)
  expect(trust.mayAsk('shop@1')).toBe(true)
})

test('a try that succeeds clears the past', () => {
  const { trust, fail, pass } = make()
  fail(3)
  pass(60_000)
  trust.mayAsk('shop@1')
  trust.succeeded('shop@1')
  fail(2)
  expect([trust.mayAsk('shop@1'), trust.mayAsk('shop@1')]).toEqual([true, true])
})

test('a try whose outcome nobody told is followed by another one after a rest', () => {
  const { trust, fail, pass } = make()
  fail(3)
  pass(60_000)
  trust.mayAsk('shop@1')
  pass(60_000)
  expect(trust.mayAsk('shop@1')).toBe(true)
})
