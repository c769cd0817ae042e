import { expect, onTestFinished, test, vi } from 'vitest'

import { startRenderTimeout } from './render-timeout.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

function startClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const isOver = vi.fn()
  const stop = startRenderTimeout(100, isOver)
  return { isOver, stop }
}

/** Lets one time slice of the timeout pass, however late its timer fires. */
async function slice() {
  vi.runOnlyPendingTimers()
  await turn()
}

test('the time is over after all of its slices, and not before', async () => {
  const { isOver } = startClock()
  for (let count = 0; count < 4; count++) await slice()
  expect(isOver).not.toHaveBeenCalled()
  await slice()
  expect(isOver).toHaveBeenCalledTimes(1)
})

test('one long sleep of the whole process counts as one slice', async () => {
  const { isOver } = startClock()
  vi.advanceTimersByTime(10_000)
  await turn()
  expect(isOver).not.toHaveBeenCalled()
})

test('a stopped clock tells nothing, also when it is stopped between two slices', async () => {
  const { isOver, stop } = startClock()
  vi.runOnlyPendingTimers()
  stop()
  await turn()
  for (let count = 0; count < 9; count++) await slice()
  expect(isOver).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
