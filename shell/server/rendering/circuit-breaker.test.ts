import { expect, test } from 'vitest'

import { createCircuitBreaker } from './circuit-breaker.ts'

function make() {
  let time = 1000
  const breaker = createCircuitBreaker({ now: () => time, maxFailures: 3, pauseMs: 60_000 })
  const fail = (times: number) => Array.from({ length: times }).forEach(() => breaker.failed('shop@1'))
  const pass = (ms: number) => (time += ms)
  return { breaker, fail, pass }
}

test('a version is asked until it has failed three times in a row', () => {
  const { breaker, fail } = make()
  fail(2)
  expect(breaker.mayAsk('shop@1')).toBe(true)
  fail(1)
  expect(breaker.mayAsk('shop@1')).toBe(false)
})

test('a success in between starts the count anew', () => {
  const { breaker, fail } = make()
  fail(2)
  breaker.succeeded('shop@1')
  fail(2)
  expect(breaker.mayAsk('shop@1')).toBe(true)
})

test('one version’s failures say nothing of another', () => {
  const { breaker, fail } = make()
  fail(3)
  expect([breaker.mayAsk('shop@2'), breaker.mayAsk('forum@1')]).toEqual([true, true])
})

test('after a pause of a minute it gets one attempt, not more', () => {
  const { breaker, fail, pass } = make()
  fail(3)
  pass(59_999)
  expect(breaker.mayAsk('shop@1')).toBe(false)
  pass(1)
  expect([breaker.mayAsk('shop@1'), breaker.mayAsk('shop@1')]).toEqual([true, false])
})

test('an attempt that fails means another pause', () => {
  const { breaker, fail, pass } = make()
  fail(3)
  pass(60_000)
  breaker.mayAsk('shop@1')
  pass(1000)
  fail(1)
  pass(59_999)
  expect(breaker.mayAsk('shop@1')).toBe(false)
  pass(1)
  expect(breaker.mayAsk('shop@1')).toBe(true)
})

test('a try that succeeds clears the past', () => {
  const { breaker, fail, pass } = make()
  fail(3)
  pass(60_000)
  breaker.mayAsk('shop@1')
  breaker.succeeded('shop@1')
  fail(2)
  expect([breaker.mayAsk('shop@1'), breaker.mayAsk('shop@1')]).toEqual([true, true])
})

test('an attempt whose outcome nobody told is followed by another one after a pause', () => {
  const { breaker, fail, pass } = make()
  fail(3)
  pass(60_000)
  breaker.mayAsk('shop@1')
  pass(60_000)
  expect(breaker.mayAsk('shop@1')).toBe(true)
})
