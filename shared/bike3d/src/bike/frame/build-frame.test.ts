import { beforeAll, describe, expect, test } from 'vitest'

import { BIKES, type Size } from '../../configuration/catalogue.ts'
import type { Piece } from '../../piece.ts'
import type { V3 } from '../../shapes/vectors.ts'
import { boundsOfPiece, brokenIn, trianglesIn } from '../../testing/piece-numbers.ts'
import { planOf } from '../../testing/plan-of.ts'
import { onSeatTube, onSteering } from '../measures.ts'
import { buildFrame } from './build-frame.ts'
import { frameField, tyreSpace } from './frame-field.ts'
import { buildHeadset, stemBase } from './headset.ts'

const paintIn = (piece: Piece) => piece.meshes.find(({ material }) => material === 'paint')?.geometry
const frontOf = (size: Size) => boundsOfPiece(buildFrame(planOf('nireeka-prime', {}, { size }))).max

describe.each(BIKES)('the frame of %s', (bike) => {
  let frame: Piece
  beforeAll(() => {
    frame = buildFrame(planOf(bike))
  })

  test('has no number that is none, and is the same on both sides', () => {
    expect(brokenIn(frame)).toBe(0)
    const { min, max } = boundsOfPiece(frame)
    expect(max[2]).toBeLessThan(90)
    expect(min[2]).toBeCloseTo(-max[2], 0)
    expect(min[1]).toBeGreaterThan(200)
  })

  test('keeps to its share of the live budget', () => {
    expect(trianglesIn(frame)).toBeLessThan(30_000)
  })

  test('is painted within the mask, right and left in a half each', () => {
    const paint = paintIn(frame)
    const [uv, position] = [paint?.getAttribute('uv'), paint?.getAttribute('position')]
    const numbers = Array.from({ length: position?.count ?? 0 }, (_, i) => i)
    const strays = numbers.filter((i) => {
      const [z, v] = [position?.getZ(i) ?? 0, uv?.getY(i) ?? 0]
      return v <= 0 || v >= 1 || (Math.abs(z) > 4 && z > 0 !== v > 0.5)
    })
    expect(strays).toEqual([])
  })

  test('holds the rear axle, steerer and seat post, and leaves the tyre its room', () => {
    const { measures } = planOf(bike)
    const field = frameField(measures)
    const [x, y] = measures.rearAxle
    expect(field(x, y, measures.rearHub - 3)).toBeLessThan(0)
    expect(field(...onSteering(measures, measures.headLength / 2))).toBeLessThan(0)
    expect(field(...onSeatTube(measures, measures.seatLength - 20))).toBeLessThan(0)
    expect(field(...onSeatTube(measures, measures.seatLength + 6))).toBeGreaterThan(0)
    const room = tyreSpace(measures, 4)
    const tread = Array.from({ length: 32 }, (_, i): V3 => {
      const angle = (i / 32) * Math.PI * 2
      const radius = measures.wheelRadius * 0.98
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, 0]
    })
    expect(tread.filter((at) => room(...at) < 0 && field(...at) < 0)).toEqual([])
  })
})

test('a larger size is a larger frame', () => {
  const [small, large] = [frontOf('S'), frontOf('XL')]
  expect(large[0] - small[0]).toBeGreaterThan(60)
  expect(large[1] - small[1]).toBeGreaterThan(30)
})

test('the stem begins where the headset ends', () => {
  const plan = planOf('nireeka-homie')
  const [, y] = onSteering(plan.measures, stemBase(plan.measures))
  const { min, max } = boundsOfPiece(buildHeadset(plan))
  expect(min[1]).toBeLessThan(y)
  expect(Math.abs(max[1] - y)).toBeLessThan(8)
})
