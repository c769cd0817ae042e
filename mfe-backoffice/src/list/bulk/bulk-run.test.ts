import { expect, test, vi } from 'vitest'

import { createBulkRun } from './bulk-run.ts'

const DOWN = new Error('down')
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }))

/** Resolves when everything that waits for a call that has ended has run. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Returns a run whose calls wait until the test ends them. */
function open(count: number) {
  const calls: Array<{ id: number; key: string; end: (error?: Error) => void }> = []
  const run = createBulkRun({
    rows: rowsOf(count),
    act: ({ id }, key) =>
      new Promise<void>((resolve, reject) => {
        calls.push({ id, key, end: (error) => (error ? reject(error) : resolve()) })
      }),
    reasonOf: (error) => (error as Error).message,
    endsRun: (error) => error === DOWN,
  })
  const statuses = () => run.getProgress().items.map(({ status }) => status)
  return { run, calls, statuses }
}

test('every row is called once, at most four at the same time, each with a key of its own', async () => {
  const { run, calls, statuses } = open(6)
  run.start()
  expect(calls.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  calls[1]!.end()
  await settled()
  expect(calls.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  for (const call of calls) call.end()
  await settled()
  calls[5]!.end()
  await settled()
  expect(statuses()).toEqual(Array(6).fill('done'))
  expect(new Set(calls.map(({ key }) => key)).size).toBe(6)
  expect(run.getProgress().isRunning).toBe(false)
})

test('a stopped run finishes what it has begun, and continues with the others, none of them twice', async () => {
  const { run, calls, statuses } = open(6)
  run.start()
  run.stop()
  for (const call of calls) call.end()
  await settled()
  expect(statuses()).toEqual(['done', 'done', 'done', 'done', 'waiting', 'waiting'])
  run.start()
  for (const call of calls) call.end()
  await settled()
  expect(calls.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
})

test('a run that continues before its calls have ended has still at most four', async () => {
  const { run, calls } = open(9)
  run.start()
  run.stop()
  run.start()
  await settled()
  expect(calls).toHaveLength(4)
})

test('a row that fails keeps its sentence, and the others go on', async () => {
  const { run, calls } = open(5)
  run.start()
  calls[0]!.end(new Error('It was changed.'))
  for (const call of calls.slice(1)) call.end()
  await settled()
  calls[4]!.end()
  await settled()
  expect(run.getProgress().items[0]).toMatchObject({ status: 'failed', reason: 'It was changed.' })
  expect(run.getProgress().items[4]).toMatchObject({ status: 'done' })
})

test('what would meet every row stops the run; its row waits, and goes out again with the same key', async () => {
  const { run, calls, statuses } = open(5)
  run.start()
  calls[0]!.end(DOWN)
  for (const call of calls.slice(1)) call.end()
  await settled()
  expect(statuses()).toEqual(['waiting', 'done', 'done', 'done', 'waiting'])
  expect(run.getProgress()).toMatchObject({ isRunning: false, stoppedBy: 'down' })
  run.start()
  expect(calls[4]).toMatchObject({ id: 1, key: calls[0]!.key })
  expect(run.getProgress().stoppedBy).toBeNull()
})

test('listeners hear of every change until they leave', async () => {
  const { run, calls } = open(1)
  const listener = vi.fn<() => void>()
  const leave = run.subscribe(listener)
  run.start()
  expect(listener).toHaveBeenCalled()
  leave()
  listener.mockClear()
  calls[0]!.end()
  await settled()
  expect(listener).not.toHaveBeenCalled()
})
