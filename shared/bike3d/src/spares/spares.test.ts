import { expect, test } from 'vitest'

import type { Piece } from '../piece.ts'
import { createTools } from '../tools.ts'
import { SPARES } from './index.ts'
import { boundsOf } from './pose.ts'

const tools = createTools('live')
/** All spare parts but the frames, which have tests of their own and take as long as all others together. */
const QUICK = SPARES.filter(({ name }) => !name.startsWith('frame-'))

const trianglesOf = ({ meshes }: Piece) =>
  meshes.reduce((sum, { geometry }) => sum + (geometry.index?.count ?? 0) / 3, 0)

/** Sums up all numbers of a piece: the result is NaN if any of them is. */
const sumOf = ({ meshes }: Piece) =>
  meshes.reduce(
    (sum, { geometry }) =>
      ['position', 'normal'].reduce((inner, name) => {
        for (const value of geometry.getAttribute(name).array) inner += value
        return inner
      }, sum),
    0,
  )

test.each(QUICK)('$name rests on the ground, in the middle, and is drawn with few triangles', ({ build }) => {
  const piece = build(tools)
  const { min, max } = boundsOf(piece)
  const size = Math.max(max.x - min.x, max.z - min.z)
  expect(Math.abs(min.y)).toBeLessThan(0.5)
  expect(Math.abs(min.x + max.x) / 2).toBeLessThan(size * 0.25)
  expect(Math.abs(min.z + max.z) / 2).toBeLessThan(size * 0.25)
  expect(Number.isFinite(sumOf(piece))).toBe(true)
  expect(trianglesOf(piece)).toBeLessThan(45_000)
})
