import {
  CylinderGeometry,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  type Object3D,
  Quaternion,
  Vector3,
} from 'three'

import { TURN } from '../../../src/shapes/vectors.ts'
import { random } from './hills.ts'
import { leaves } from './leaves.ts'

/** Where trees or ferns stand, in metres: between two distances from the road's middle, on one side of it (-1: beyond it). */
interface Ground {
  from: number
  to: number
  side: 1 | -1
  count: number
  length: number
  /** The middle of the wood along the road. */
  middle?: number
  seed: number
}
interface Wood extends Ground {
  /** How many boughs each tree has within sight. */
  boughs: number
}

const HEIGHT = 26
/** Between which heights in metres boughs are drawn: above it no picture looks. */
const BOUGHS = { from: 2.5, to: 11 }
const UP = new Vector3(0, 1, 0)
const ACROSS = new Vector3(0, 0, 1)

/** Returns a wood of tall firs: trunks that get thinner upwards, each a little out of true, with hanging boughs. */
export function firs(wood: Wood): Object3D[] {
  const bark = new MeshStandardMaterial({ color: '#2a211b', roughness: 1 })
  const trunks = new InstancedMesh(
    new CylinderGeometry(0.62, 1, 1, 14).translate(0, 0.5, 0),
    bark,
    wood.count,
  )
  trunks.frustumCulled = false
  const boughs: Matrix4[] = []
  for (let i = 0; i < wood.count; i++) {
    const at = (k: number) => random(i * 2.17 + k * 13.7 + wood.seed * 3.1)
    const lean = new Quaternion().setFromAxisAngle(
      new Vector3(at(1) - 0.5, 0, at(2) - 0.5).normalize(),
      0.045 * at(3),
    )
    const thick = 0.1 + 0.19 * at(4) ** 2
    const foot = placeIn(wood, i, at)
    trunks.setMatrixAt(i, new Matrix4().compose(foot, lean, new Vector3(thick, HEIGHT, thick)))
    for (let n = 0; n < wood.boughs; n++) {
      const of = (k: number) => at(20 + n * 5.3 + k)
      const up = BOUGHS.from + (BOUGHS.to - BOUGHS.from) * ((n + of(1)) / wood.boughs) ** 1.2
      const long = (0.55 + 0.7 * of(2)) * (0.75 + 0.5 * at(5)) * (1.15 - 0.5 * (n / wood.boughs))
      const turn = new Quaternion()
        .setFromAxisAngle(UP, TURN * of(3))
        .multiply(new Quaternion().setFromAxisAngle(ACROSS, -0.2 - 0.4 * of(4)))
      boughs.push(new Matrix4().compose(foot.clone().setY(up), turn, new Vector3(long, long, long)))
    }
  }
  return [trunks, leaves({ pairs: 34, droop: 0.2, width: 0.2 }, boughs, '#24402a')]
}

const FRONDS = 7

/** Returns ferns, each a ring of fronds up to a height in metres. */
export function ferns({ height, ...ground }: Ground & { height: number }): Object3D[] {
  const fronds: Matrix4[] = []
  for (let i = 0; i < ground.count; i++) {
    const at = (k: number) => random(i * 1.83 + k * 11.9 + ground.seed * 4.7)
    const foot = placeIn(ground, i, at).setY(-0.04)
    const size = height * (0.55 + 0.6 * at(7))
    for (let n = 0; n < FRONDS; n++) {
      const of = (k: number) => at(30 + n * 3.1 + k)
      const turn = new Quaternion()
        .setFromAxisAngle(UP, TURN * ((n + 0.7 * of(1)) / FRONDS))
        .multiply(new Quaternion().setFromAxisAngle(ACROSS, 0.5 + 0.5 * of(2)))
      const long = size * (0.8 + 0.4 * of(3))
      fronds.push(new Matrix4().compose(foot, turn, new Vector3(long, long, long)))
    }
  }
  return [leaves({ pairs: 16, droop: 0.35, width: 0.2 }, fronds, '#4c7a2a')]
}

/** Returns where one of them stands: spread evenly along the road, denser near it. */
const placeIn = (
  { from, to, side, count, length, middle = 0 }: Ground,
  i: number,
  at: (k: number) => number,
): Vector3 =>
  new Vector3(middle + ((i + at(5)) / count - 0.5) * length, -0.3, side * (from + (to - from) * at(6) ** 0.8))
