import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { withLimit } from './with-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what hangs is given up after the limit, by its name', async () => {
  const outcome = withLimit(new Promise(() => undefined), 2700, 'help').catch(({ message }: Error) => message)
  await vi.advanceTimersByTimeAsync(2699)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBe('help timed out')
})

test('what comes or fails in time is handed on, and no timer stays', async () => {
  await expect(withLimit(Promise.resolve('here'), 2700, 'help')).resolves.toBe('here')
  await expect(withLimit(Promise.reject(new Error('404')), 2700, 'help')).rejects.toThrow('404')
  expect(vi.getTimerCount()).toBe(0)
})
