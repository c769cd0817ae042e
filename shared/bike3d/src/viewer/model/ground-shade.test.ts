import { expect, test } from 'vitest'

import { boxPiece } from '../testing/box-piece.ts'
import { type GroundShade, groundShadeOf } from './ground-shade.ts'

const shadeAt = ({ x, z, cell, columns, values }: GroundShade, atX: number, atZ: number) =>
  values[Math.round((atZ - z) / cell) * columns + Math.round((atX - x) / cell)] ?? 0

const onGround = groundShadeOf([boxPiece('crate', { at: [0, 100, 0], size: [400, 200, 200] })])
const inTheAir = groundShadeOf([boxPiece('crate', { at: [0, 700, 0], size: [400, 200, 200] })])

test('below what stands on the ground it is dark, and far away it is light', () => {
  expect(shadeAt(onGround, 0, 0)).toBeGreaterThan(230)
  expect(shadeAt(onGround, 550, 0)).toBeLessThan(40)
})

test('the shadow grows softer with the height', () => {
  expect(shadeAt(inTheAir, 0, 0)).toBeLessThan(shadeAt(onGround, 0, 0))
  expect(shadeAt(inTheAir, 300, 0)).toBeGreaterThan(0)
})

test.each([
  ['a crate on the ground', onGround],
  ['a crate in the air, whose shadow is wider than the ground', inTheAir],
])('the shadow of %s has faded out at the edge, where the end of the ground would be a line', (_, shade) => {
  const { columns, rows, values } = shade
  const sides = Array.from({ length: rows }, (_row, row) => [
    values[row * columns] ?? 0,
    values[(row + 1) * columns - 1] ?? 0,
  ]).flat()
  const edge = [...values.slice(0, columns), ...values.slice((rows - 1) * columns), ...sides]
  expect(Math.max(...edge)).toBe(0)
})

test('it lies under the model, in millimetres', () => {
  const { x, z, cell, columns, rows } = onGround
  expect(x + (columns * cell) / 2).toBeCloseTo(0, -1.3)
  expect(z + (rows * cell) / 2).toBeCloseTo(0, -1.3)
})
