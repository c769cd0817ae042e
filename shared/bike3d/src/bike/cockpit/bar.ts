import { Matrix4, Vector3 } from 'three'

import type { BikeSlug } from '../../configuration/catalogue.ts'
import type { BikeShape } from '../../configuration/shape.ts'
import { curve } from '../../shapes/curves.ts'
import { basis } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import { stemBase } from '../frame/headset.ts'
import { type Measures, onSteering } from '../measures.ts'

/** The places of handlebar and stem, for the parts that are clamped to them. */
export interface Bar {
  path: ReturnType<typeof curve>
  /** The middle of the bar, in the stem's clamp. */
  clamp: V3
  /**
   * The stem's lower end on the steering axis, measured from the head tube's lower end; how far it reaches ahead and
   * up.
   */
  stem: { base: number; ahead: number; up: number }
  gripLength: number
  /** Returns the point at this distance from the bar's end (side 1: right) and the direction out to that end. */
  fromEnd: (distance: number, side: number) => { at: Vector3; out: Vector3 }
}

const STEMS: Record<BikeSlug, { ahead: number; up: number }> = {
  'nireeka-prime': { ahead: 46, up: 4 },
  'nireeka-homie': { ahead: 58, up: 40 },
  nyx: { ahead: 78, up: 6 },
}

/** Points of the bar's right half from the clamp outwards: ahead, up, to the side. */
const HALVES: Record<BikeShape['bar'], Record<BikeSlug, V3[]>> = {
  flat: {
    'nireeka-prime': [
      [0, 0, 34],
      [-1, 5, 78],
      [-4, 17, 128],
      [-12, 23, 190],
      [-58, 25, 382],
    ],
    'nireeka-homie': [
      [0, 0, 30],
      [0, 2, 70],
      [-4, 16, 118],
      [-16, 26, 180],
      [-72, 28, 325],
    ],
    nyx: [
      [0, 0, 34],
      [0, 1, 80],
      [-2, 3, 128],
      [-8, 5, 190],
      [-46, 7, 325],
    ],
  },
  swept: {
    'nireeka-prime': [
      [0, 0, 32],
      [4, 10, 72],
      [6, 28, 122],
      [-8, 38, 186],
      [-62, 36, 270],
      [-136, 28, 352],
    ],
    'nireeka-homie': [
      [0, 0, 26],
      [9, 10, 62],
      [16, 34, 106],
      [2, 46, 166],
      [-66, 42, 252],
      [-178, 30, 318],
    ],
    nyx: [
      [0, 0, 30],
      [6, 6, 70],
      [10, 20, 118],
      [-6, 28, 180],
      [-60, 26, 252],
      [-142, 20, 318],
    ],
  },
  carbon: {
    'nireeka-prime': [
      [0, 0, 36],
      [-2, 7, 84],
      [-6, 20, 132],
      [-18, 24, 200],
      [-62, 26, 390],
    ],
    'nireeka-homie': [
      [0, 0, 32],
      [0, 3, 74],
      [-6, 16, 122],
      [-22, 24, 186],
      [-84, 24, 330],
    ],
    nyx: [
      [0, 0, 36],
      [-1, 1, 84],
      [-4, 3, 132],
      [-12, 5, 200],
      [-54, 7, 335],
    ],
  },
}

export function planBar(measures: Measures, shape: Pick<BikeShape, 'bar' | 'bike'>): Bar {
  const { bike } = shape
  const base = stemBase(measures)
  const stem = { base, ...STEMS[bike] }
  const clamp = onSteering(measures, base + 20 + stem.up, stem.ahead)
  const right = HALVES[shape.bar][bike].map(([x, y, z]): V3 => [clamp[0] + x, clamp[1] + y, z])
  const left = right.map(([x, y, z]): V3 => [x, y, -z])
  const path = curve([...left.toReversed(), clamp, ...right])
  const length = path.getLength()
  return {
    path,
    clamp,
    stem,
    gripLength: bike === 'nireeka-homie' ? 138 : 132,
    fromEnd(distance, side) {
      const t = Math.min(1, Math.max(0, distance / length))
      const place = side > 0 ? 1 - t : t
      return { at: path.getPointAt(place), out: path.getTangentAt(place).multiplyScalar(side) }
    },
  }
}

/**
 * Returns a space on the bar's axis: x out to its end, y ahead and turned down by `down` radians; z is up on the right
 * and down on the left.
 */
export function atBar(bar: Bar, distance: number, side: number, down = 0): Matrix4 {
  const { at, out } = bar.fromEnd(distance, side)
  const ahead = new Vector3(Math.cos(down), -Math.sin(down), 0)
  const y = ahead.addScaledVector(out, -ahead.dot(out)).normalize()
  return basis({ x: out, y, z: new Vector3().crossVectors(out, y), at })
}
