import { beforeAll, expect, test } from 'vitest'

import type { Piece } from '../piece.ts'
import { createTools } from '../tools.ts'
import { SPARES } from './index.ts'
import { boundsOf } from './pose.ts'

/** Live meshes have the same shape and are quickly built. */
const pieces = new Map<string, Piece>()

beforeAll(() => {
  const tools = createTools('live')
  for (const { name, build } of SPARES) pieces.set(name, build(tools))
})

const all = () => [...pieces]

test('no spare part has a coordinate that is no number', () => {
  const broken = all().filter(([, { meshes }]) =>
    meshes.some(({ geometry }) =>
      ['position', 'normal'].some((name) =>
        geometry.getAttribute(name).array.some((value) => !Number.isFinite(value)),
      ),
    ),
  )
  expect(broken.map(([name]) => name)).toEqual([])
})

test('every spare part rests on the ground', () => {
  for (const [name, piece] of all()) expect(Math.abs(boundsOf(piece).min.y), name).toBeLessThan(0.5)
})

test('every spare part is about in the middle', () => {
  for (const [name, piece] of all()) {
    const { min, max } = boundsOf(piece)
    const size = Math.max(max.x - min.x, max.z - min.z)
    expect(Math.abs(min.x + max.x) / 2, name).toBeLessThan(size * 0.25)
    expect(Math.abs(min.z + max.z) / 2, name).toBeLessThan(size * 0.25)
  }
})
