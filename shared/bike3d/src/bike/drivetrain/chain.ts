import { type BufferGeometry, Shape } from 'three'

import type { PieceMaker } from '../../piece.ts'
import { merge } from '../../shapes/merge.ts'
import { move, place, turnZ } from '../../shapes/transforms.ts'
import { clamp, lerp, TURN, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import type { BikePlan } from '../pieces.ts'
import { beltPath, type Pulley } from './belt-path.ts'
import { type Cassette, chainringTeeth, CHAIN_PITCH, DRIVE_Z, radiusOf } from './drive-plan.ts'
import { type Jockeys, jockeysOf } from './jockeys.ts'

/**
 * Adds the chain's links, alternately wide and narrow, from the chosen sprocket over the chainring and the two jockey
 * wheels.
 */
export function addChain(piece: PieceMaker, plan: BikePlan, cassette: Cassette) {
  const { tools } = plan
  const steps = beltPath(pulleysOf(plan, cassette, jockeysOf(plan, cassette)), CHAIN_PITCH)
  const plate = tools.extrude(plateShape(tools), { depth: 1.05, curveSteps: 5 })
  const pin = tools.detail === 'live' ? null : pinOf(tools)
  const plates: BufferGeometry[] = []
  const pins: BufferGeometry[] = []
  steps.forEach(({ at, angle }, i) => {
    const out = i % 2 ? 2.95 : 1.95
    const put = (geometry: BufferGeometry, x: number, z: number) =>
      place(geometry.clone(), move(at[0], at[1], lineOf(plan, cassette, at[0])), turnZ(angle), move(x, 0, z))
    plates.push(put(plate, 0, out), put(plate, 0, -out))
    if (pin) pins.push(put(pin, CHAIN_PITCH / 2, 0))
  })
  piece.add('steelChain', merge(plates))
  if (pin) piece.add('steel', merge(pins))
}

/** Returns the chain's z along its way: from the sprocket's plane over to the chainring's. */
function lineOf({ measures: { rearAxle, bottomBracket } }: BikePlan, cassette: Cassette, x: number): number {
  const from = cassette.z + cassette.step * cassette.chosen
  const forward = (x - rearAxle[0] - 50) / (bottomBracket[0] - rearAxle[0] - 130)
  return lerp(from, DRIVE_Z, clamp(forward))
}

function pulleysOf(plan: BikePlan, cassette: Cassette, { guide, tension, radius }: Jockeys): Pulley[] {
  const { rearAxle, bottomBracket } = plan.measures
  return [
    {
      centre: [bottomBracket[0], bottomBracket[1]],
      radius: radiusOf(chainringTeeth(plan)),
      isClockwise: true,
    },
    { centre: tension, radius, isClockwise: true },
    { centre: guide, radius, isClockwise: false },
    {
      centre: [rearAxle[0], rearAxle[1]],
      radius: radiusOf(cassette.teeth[cassette.chosen] ?? 18),
      isClockwise: true,
    },
  ]
}

/** Returns the outline of a chain plate: two eyes and a waist. */
function plateShape({ detail }: Tools): Shape {
  const [half, radius, waist] = [CHAIN_PITCH / 2, 4.3, 2.8]
  if (detail === 'live') return coarsePlate(half, radius, waist)
  const opening = Math.acos(0.35)
  const shape = new Shape()
  shape.absarc(-half, 0, radius, opening, TURN - opening, false)
  const right = (angle: number): V2 => [half + radius * Math.cos(angle), radius * Math.sin(angle)]
  shape.quadraticCurveTo(0, -waist, ...right(Math.PI + opening))
  shape.absarc(half, 0, radius, Math.PI + opening, Math.PI * 3 - opening, false)
  shape.quadraticCurveTo(0, waist, -half + radius * Math.cos(opening), radius * Math.sin(opening))
  return shape
}

function coarsePlate(half: number, radius: number, waist: number): Shape {
  const above: V2[] = [
    [half + radius, 0],
    [half - 0.6, radius],
    [0, waist],
    [0.6 - half, radius],
  ]
  const shape = new Shape()
  const outline = [...above, ...above.map(([x, y]): V2 => [-x, -y])]
  outline.forEach((point, i) => (i === 0 ? shape.moveTo(...point) : shape.lineTo(...point)))
  return shape
}

/** Returns a chain pin with its roller, which is hidden between the plates and left out of live meshes. */
function pinOf(tools: Tools): BufferGeometry {
  return merge([
    tools.cylinder([0, 0, -3.9], [0, 0, 3.9], 1.8, 10),
    tools.cylinder([0, 0, -1.6], [0, 0, 1.6], 3.8, 12),
  ])
}
