import { BufferAttribute, BufferGeometry } from 'three'

import type { PieceMaker } from '../../piece.ts'
import { merge } from '../../shapes/merge.ts'
import { move, place, turnX, turnY, turnZ } from '../../shapes/transforms.ts'
import { TURN, type V3 } from '../../shapes/vectors.ts'
import type { Section } from './tyre.ts'
import type { WheelPlan } from './wheel-plan.ts'

export const KNOB_HEIGHT = 3.6
/** Depth of a knob's foot in the casing, so that no gap is visible where the casing is round. */
const FOOT = 1

interface Knob {
  /** Position around the tyre in steps of the pattern; angle across; rotation around the knob's own axis. */
  step: number
  across: number
  turn: number
  length: number
  width: number
}

/** The knobs of one step of the pattern: ramped pairs in the middle, small ones beside them, long shoulders. */
const PATTERN: Knob[] = [
  { step: 0, across: 0.14, turn: 0.22, length: 15, width: 8.6 },
  { step: 0.5, across: -0.14, turn: -0.22, length: 15, width: 8.6 },
  { step: 0.24, across: 0.54, turn: -0.24, length: 11.5, width: 8.4 },
  { step: 0.74, across: -0.54, turn: 0.24, length: 11.5, width: 8.4 },
  { step: 0.48, across: 0.97, turn: 0.08, length: 15.5, width: 9.4 },
  { step: 0.98, across: -0.97, turn: -0.08, length: 15.5, width: 9.4 },
]
const STEPS = 62

export function addKnobs(piece: PieceMaker, wheel: WheelPlan, section: Section) {
  const knobs: BufferGeometry[] = []
  for (let i = 0; i < STEPS; i++)
    for (const knob of PATTERN) knobs.push(...grown(knob, ((i + knob.step) / STEPS) * TURN, wheel, section))
  piece.add('rubber', merge(knobs))
}

/** Returns a knob in its place; in stills, a fine cut across divides all but the shoulder knobs, as on real tyres. */
function grown(knob: Knob, around: number, { tools }: WheelPlan, section: Section): BufferGeometry[] {
  const [radius, z] = section(knob.across)
  const put = (geometry: BufferGeometry, ahead: number) =>
    place(
      geometry,
      turnZ(around),
      move(0, radius, z),
      turnX(knob.across),
      turnY(knob.turn),
      move(ahead, -FOOT, 0),
    )
  if (tools.detail === 'live' || Math.abs(knob.across) > 0.8) return [put(block(knob.length, knob.width), 0)]
  const part = (knob.length - 0.9) / 2
  return [1, -1].map((side) => put(block(part, knob.width), (side * (knob.length - part)) / 2))
}

const FACES = [
  [4, 7, 6, 5],
  [0, 4, 5, 1],
  [1, 5, 6, 2],
  [2, 6, 7, 3],
  [3, 7, 4, 0],
] as const

/** Returns a block that narrows upwards, open below: x along the direction of rolling, y outwards. */
function block(length: number, width: number): BufferGeometry {
  const height = KNOB_HEIGHT + FOOT
  const [a, b] = [length / 2, width / 2]
  const [ta, tb] = [a - 0.9, b - 1.1]
  const corners: V3[] = [
    [-a, 0, -b],
    [a, 0, -b],
    [a, 0, b],
    [-a, 0, b],
    [-ta, height, -tb],
    [ta, height, -tb],
    [ta, height, tb],
    [-ta, height, tb],
  ]
  const positions: number[] = []
  for (const [i, j, k, l] of FACES)
    for (const corner of [i, j, k, i, k, l]) positions.push(...(corners[corner] as V3))
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setIndex(Array.from({ length: positions.length / 3 }, (_, i) => i))
  geometry.computeVertexNormals()
  return geometry
}
