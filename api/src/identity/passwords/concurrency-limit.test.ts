import { expect, test } from 'vitest'

import { createConcurrencyLimit } from './concurrency-limit.ts'

/** Returns a piece of work that ends when the test tells it to. */
function openWork() {
  const ends: Array<() => void> = []
  const started: number[] = []
  const start = (number: number) => () => {
    started.push(number)
    return new Promise<number>((resolve) => {
      ends[number] = () => resolve(number)
    })
  }
  return { ends, started, start }
}

test('no more run at once than may, and the next begins when one has ended, in order', async () => {
  const limited = createConcurrencyLimit({ atOnce: 2, waiting: 10, refusal: () => new Error('full') })
  const { ends, started, start } = openWork()
  const all = [0, 1, 2, 3].map((number) => limited(start(number)))
  await Promise.resolve()
  expect([started, limited.waiting()]).toEqual([[0, 1], 2])
  ends[1]?.()
  await all[1]
  await expect.poll(() => started).toEqual([0, 1, 2])
  ends[0]?.()
  await expect.poll(() => started).toEqual([0, 1, 2, 3])
  ends[2]?.()
  ends[3]?.()
  expect([await Promise.all(all), limited.waiting()]).toEqual([[0, 1, 2, 3], 0])
})

test('who comes when the queue is full is turned away at once, and there is room again later', async () => {
  const limited = createConcurrencyLimit({ atOnce: 1, waiting: 1, refusal: () => new Error('full') })
  const { ends, start } = openWork()
  const first = limited(start(0))
  const second = limited(start(1))
  await expect(limited(start(2))).rejects.toThrow('full')
  ends[0]?.()
  await first
  const third = limited(start(3))
  await expect.poll(() => ends[1]).toBeDefined()
  ends[1]?.()
  await second
  await expect.poll(() => ends[3]).toBeDefined()
  ends[3]?.()
  expect(await third).toBe(3)
})

test('work that fails gives its place back', async () => {
  const limited = createConcurrencyLimit({ atOnce: 1, waiting: 1, refusal: () => new Error('full') })
  await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await limited(() => Promise.resolve('fine'))).toBe('fine')
})
