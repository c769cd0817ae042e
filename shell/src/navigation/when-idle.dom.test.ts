import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { whenIdle } from './when-idle.ts'

let tellOfRequest: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onRequest: () => void) {
        tellOfRequest = onRequest
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('in Safari, which has no idle callback, it is called once there has been no request for a while', () => {
  expect('requestIdleCallback' in window).toBe(false)
  const call = vi.fn()
  whenIdle(call)
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(1400)
  tellOfRequest()
  vi.advanceTimersByTime(1400)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(call).toHaveBeenCalledOnce()
})
