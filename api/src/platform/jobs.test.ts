import { setTimeout as wait } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { startJobs } from './jobs.ts'

test('jobs run one after the other, never twice at once, and a failing one stops nobody', async () => {
  const seen: string[] = []
  const errors: unknown[] = []
  let running = 0
  const job = (name: string) => async () => {
    running += 1
    seen.push(`${name}:${running}`)
    await wait(15)
    running -= 1
    if (name === 'first') throw new Error('first failed')
  }
  const stop = startJobs({ jobs: [job('first'), job('second')], onError: (error) => errors.push(error) }, 5)
  await wait(80)
  await stop()
  expect(seen.length).toBeGreaterThan(2)
  expect(seen.every((entry) => entry.endsWith(':1'))).toBe(true)
  expect(errors).not.toEqual([])
  expect(running).toBe(0)
})
