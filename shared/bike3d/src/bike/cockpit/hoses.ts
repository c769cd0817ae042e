import type { BufferGeometry } from 'three'

import { between, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { type Measures, onSteering } from '../measures.ts'
import type { Bar } from './bar.ts'

interface Hose {
  start: V3
  side: number
  /** How far from the middle the hose enters the headset's cover. */
  apart: number
}

/**
 * Returns a hose's points: in a loose curve along the bar, ahead of the stem, and from the front into the headset's
 * cover.
 */
export function hoseWay(measures: Measures, bar: Bar, { start, side, apart }: Hose): V3[] {
  const inwards = bar.fromEnd(bar.gripLength + 70, side).out.negate()
  const go = (distance: number, ahead: number, up: number): V3 => [
    start[0] + inwards.x * distance + ahead,
    start[1] + inwards.y * distance + up,
    start[2] + inwards.z * distance,
  ]
  const end = onSteering(measures, measures.headLength + 4, 18, side * apart)
  const before = onSteering(measures, measures.headLength + 8, 46, side * (apart + 12))
  const bend = go(62, 10, -6)
  const middle: V3 = [
    Math.max(bend[0], before[0]) + 6,
    (bend[1] + before[1]) / 2 - 8,
    (bend[2] + before[2]) / 2 + side * 4,
  ]
  return [start, go(16, 0, 0), bend, middle, before, end]
}

const SLEEVE = { from: 0, to: 0.45, radius: 4.4 } as const

/** Returns the rubber sleeve through which a hose, given by its points, enters the headset's cover. */
export function sleeveOf(tools: Tools, way: readonly V3[]): BufferGeometry {
  const [before, end] = way.slice(-2) as [V3, V3]
  return tools.cylinder(between(end, before, SLEEVE.from), between(end, before, SLEEVE.to), SLEEVE.radius, 16)
}
