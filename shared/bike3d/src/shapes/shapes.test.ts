import { Shape } from 'three'
import { expect, test } from 'vitest'

import { boundsOf, countBroken } from '../testing/bounds-of.ts'
import { createTools, type Detail } from '../tools.ts'
import { line } from './curves.ts'
import { box, extrude } from './extrude.ts'
import { cylinder, lathe, latheZ } from './lathe.ts'
import { sweep, tube } from './sweep.ts'
import { table } from './table.ts'
import { mirrored, move, place, turnZ } from './transforms.ts'

test('a table passes through its rows and never overshoots them', () => {
  const value = table([
    [0, 10],
    [0.5, 20],
    [1, 12],
  ])
  expect([0, 0.5, 1].map(value)).toEqual([10, 20, 12])
  const between = Array.from({ length: 101 }, (_, i) => value(i / 100))
  expect(Math.max(...between)).toBe(20)
  expect(Math.min(...between)).toBe(10)
  expect([value(-1), value(2)]).toEqual([10, 12])
})

test('a sweep has its half sizes across and along its up direction', () => {
  const { min, max } = boundsOf([sweep(line([0, 0, 0], [100, 0, 0]), { a: () => 20, b: () => 10 })])
  expect([min[1], max[1], min[2], max[2]].map(Math.round)).toEqual([-20, 20, -10, 10])
})

test('a tube with round ends keeps its length', () => {
  const { min, max } = boundsOf([
    tube(
      [
        [0, 0, 0],
        [50, 0, 0],
        [100, 0, 0],
      ],
      8,
      { round: 6 },
    ),
  ])
  expect([Math.round(min[0]), Math.round(max[0])]).toEqual([0, 100])
})

test('a turned body stands along its axis, whichever way that points', () => {
  for (const [axis, end] of [
    [0, [100, 0, 0]],
    [1, [0, 100, 0]],
    [2, [0, 0, 100]],
  ] as const) {
    const { min, max } = boundsOf([cylinder([0, 0, 0], [...end], 10)])
    expect(Math.round(max[axis])).toBe(100)
    expect(Math.round(min[(axis + 1) % 3] as number)).toBe(-10)
  }
})

test('a cone has the radius of each end where that end is', () => {
  const { max } = boundsOf([
    lathe(
      [
        [12, 0],
        [4, 50],
      ],
      [0, 0, 0],
      [0, 50, 0],
    ),
  ])
  expect(max[0]).toBeCloseTo(12, 1)
})

test('boxes and extruded shapes are as large as they were asked for', () => {
  const { min, max } = boundsOf([box({ width: 40, height: 20, depth: 10, radius: 4 })])
  expect([...min, ...max].map(Math.round)).toEqual([-20, -10, -5, 20, 10, 5])
  const square = new Shape().moveTo(0, 0).lineTo(10, 0).lineTo(10, 10).lineTo(0, 10)
  expect(boundsOf([extrude(square, { depth: 6, bevel: 1 })]).max.map(Math.round)).toEqual([10, 10, 3])
})

test('nothing is broken, not even where a profile touches its axis', () => {
  expect(
    countBroken(
      latheZ([
        [0, 0],
        [10, 0],
        [10, 5],
        [0, 5],
      ]),
    ),
  ).toBe(0)
})

test('a mirrored geometry still looks outwards', () => {
  const ball = place(
    lathe(
      [
        [0, 0],
        [10, 5],
        [0, 10],
      ],
      [0, 0, 0],
      [0, 10, 0],
    ),
    turnZ(0.3),
    move(0, 0, 40),
  )
  const copy = mirrored(ball)
  expect(boundsOf([copy]).max[2]).toBeCloseTo(-boundsOf([ball]).min[2])
  const normals = copy.getAttribute('normal')
  const positions = copy.getAttribute('position')
  const [index, first] = [copy.getIndex(), 30]
  if (!index) throw new Error('A geometry has an index.')
  const [a, b, c] = [0, 1, 2].map((k) => index.getX(first + k)) as [number, number, number]
  const [ux, uy] = [positions.getX(b) - positions.getX(a), positions.getY(b) - positions.getY(a)]
  const [vx, vy] = [positions.getX(c) - positions.getX(a), positions.getY(c) - positions.getY(a)]
  const faceZ = ux * vy - uy * vx
  expect(Math.sign(faceZ)).toBe(Math.sign(normals.getZ(a)))
})

test('live meshes have fewer triangles than those for stills', () => {
  expect(trianglesOfTube('live')).toBeLessThan(trianglesOfTube('still') * 0.5)
})

function trianglesOfTube(detail: Detail): number {
  const tubeMade = createTools(detail).tube(
    [
      [0, 0, 0],
      [50, 20, 0],
      [100, 0, 0],
    ],
    8,
  )
  return (tubeMade.getIndex()?.count ?? 0) / 3
}
