import { setTimeout as wait } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { type JobRun, startJobs } from './jobs.ts'

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
  const runs: JobRun[] = []
  const { stop } = startJobs(
    {
      jobs: { first: job('first'), second: job('second') },
      onError: (error) => errors.push(error),
      onRun: (run) => void runs.push(run),
    },
    5,
  )
  await wait(80)
  await stop()
  expect(seen.length).toBeGreaterThan(2)
  expect(seen.every((entry) => entry.endsWith(':1'))).toBe(true)
  expect(errors).not.toEqual([])
  expect(running).toBe(0)
  expect(runs.slice(0, 2)).toEqual([
    { name: 'first', isFailed: true, error: expect.any(Error), seconds: expect.any(Number) },
    { name: 'second', isFailed: false, seconds: expect.any(Number) },
  ])
})

test('a woken job runs at once, one that is woken twice before it begins runs once, and no other does', async () => {
  const seen: string[] = []
  const job = (name: string) => async () => void seen.push(name)
  const { wake, stop } = startJobs({
    jobs: { first: job('first'), second: job('second') },
    onError: (error) => {
      throw error
    },
  })
  wake('second')
  wake('second')
  wake('nobody')
  await expect.poll(() => seen).toEqual(['second'])
  wake('first')
  await expect.poll(() => seen).toEqual(['second', 'first'])
  await stop()
  wake('first')
  expect(seen).toEqual(['second', 'first'])
})
