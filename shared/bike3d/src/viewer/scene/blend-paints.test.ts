import { expect, test } from 'vitest'

import { blendPaints } from './blend-paints.ts'

const pine = { finish: 'standard', colour: '#2f4a3c' } as const
const pearl = { finish: 'pearlized', colour: '#1b2a4a' } as const
const twoTone = { finish: 'matte', colour: '#0e0e10', second: '#f7b500' } as const

test('a change of colour begins with the old paint and ends with exactly the new one', () => {
  expect(blendPaints(pine, pearl, 0)).toEqual(pine)
  expect(blendPaints(pine, pearl, 1)).toBe(pearl)
})

test('the finish changes half-way', () => {
  expect(blendPaints(pine, pearl, 0.4).finish).toBe('standard')
  expect(blendPaints(pine, pearl, 0.6).finish).toBe('pearlized')
})

test('a second colour grows out of the first', () => {
  expect(blendPaints(pine, twoTone, 0).second).toBe(pine.colour)
  expect(blendPaints(twoTone, pine, 0.9999).second).toBe(pine.colour)
})
