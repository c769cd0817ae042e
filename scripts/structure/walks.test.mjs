import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { readWalks } from './walks.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

test.each(readWalks(ROOT))('$name can be followed, in at most $most files', ({ files, most, problems }) => {
  expect(problems).toEqual([])
  expect(files.length).toBeLessThanOrEqual(most)
})

test('what is missing of a walk is told', () => {
  const [walk] = readWalks('/nowhere')
  expect(walk?.problems).toContain('shell/src/cart/cart.ts is missing.')
})
