import { type BufferGeometry, Shape } from 'three'

import { crease } from '../../shapes/crease.ts'
import { circularHole } from '../../shapes/extrude.ts'
import { move, place, turnX } from '../../shapes/transforms.ts'
import { TURN } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'

export interface HelicalGear {
  teeth: number
  /**
   * Size of a tooth: its length on the pitch circle divided by pi. The pitch radius is half of that times the number
   * of teeth.
   */
  module: number
  height: number
  hole: number
  /** How far the teeth turn from the lower to the upper face, in radians. */
  twist: number
}

export const pitchRadius = ({ teeth, module }: Pick<HelicalGear, 'teeth' | 'module'>) => (teeth * module) / 2

/** Returns a gear with slanted teeth lying on the ground, its axis upright at x = z = 0. */
export function helicalGear(tools: Tools, gear: HelicalGear): BufferGeometry {
  const shape = new Shape()
  const radius = pitchRadius(gear)
  const step = TURN / gear.teeth
  for (let i = 0; i < gear.teeth; i++)
    for (const [rise, at] of PROFILE) {
      const angle = (i + at) * step
      const reach = radius + rise * gear.module
      const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
      if (i === 0 && at === FIRST) shape.moveTo(x, y)
      else shape.lineTo(x, y)
    }
  shape.closePath()
  shape.holes.push(circularHole(0, 0, gear.hole))
  const body = place(
    tools.extrude(shape, { depth: gear.height, bevel: 0.4, bevelSteps: 1, curveSteps: 12, edge: 20 }),
    move(0, gear.height / 2, 0),
    turnX(-Math.PI / 2),
  )
  return twisted(body, gear)
}

/** Profile of a tooth: height above the pitch circle (in modules), and position in the tooth's share of the circle. */
const PROFILE = [
  [-1.2, -0.5],
  [-1.2, -0.34],
  [-0.6, -0.29],
  [0.2, -0.21],
  [0.85, -0.12],
  [1, -0.08],
  [1, 0.08],
  [0.85, 0.12],
  [0.2, 0.21],
  [-0.6, 0.29],
  [-1.2, 0.34],
] as const
const FIRST = PROFILE[0][1]

/** Turns the upper end further than the lower; side faces are straight, nearly as in a real short gear. */
function twisted(geometry: BufferGeometry, { height, twist }: HelicalGear): BufferGeometry {
  const positions = geometry.getAttribute('position')
  for (let i = 0; i < positions.count; i++) {
    const [x, y, z] = [positions.getX(i), positions.getY(i), positions.getZ(i)]
    const angle = (y / height) * twist
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    positions.setXYZ(i, x * cos - z * sin, y, x * sin + z * cos)
  }
  return crease(geometry, 20)
}
