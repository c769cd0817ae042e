import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { whenIdle } from './when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('in Safari, which has no idle callback, it is called a moment later', () => {
  expect('requestIdleCallback' in window).toBe(false)
  const call = vi.fn()
  whenIdle(call)
  expect(call).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(call).toHaveBeenCalledOnce()
})

test('in Safari, what was cancelled isn’t called', () => {
  const call = vi.fn()
  const cancel = whenIdle(call)
  cancel()
  vi.runAllTimers()
  expect(call).not.toHaveBeenCalled()
})
