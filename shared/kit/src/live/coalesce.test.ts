import { expect, test } from 'vitest'

import { coalesce } from './coalesce.ts'

test('what is asked for while it runs is done once more, together', async () => {
  const runs: Array<() => void> = []
  const call = coalesce(() => new Promise<void>((resolve) => void runs.push(resolve)))
  const done = call()
  for (let i = 0; i < 100; i++) void call()
  expect(runs).toHaveLength(1)
  runs[0]!()
  await Promise.resolve()
  await Promise.resolve()
  expect(runs).toHaveLength(2)
  runs[1]!()
  await done
  expect(runs).toHaveLength(2)
})
