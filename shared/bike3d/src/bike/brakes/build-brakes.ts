import { type Matrix4, Vector3 } from 'three'

import { join, roundedCylinder } from '../../fields/field.ts'
import { tubeField } from '../../fields/tube-field.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { move, place, together, turnZ } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import { SUSPENSION } from '../fork/fork-model.ts'
import { intoBike } from '../fork/fork-space.ts'
import type { BikePlan } from '../pieces.ts'
import { ROTOR_INSET, rotorRadiusOf } from '../wheels/wheel-plan.ts'
import { addCaliper, EAR, hosePort } from './caliper.ts'
import { smallBox } from '../small-box.ts'

/**
 * The radius of a disc that needs no adapter; for a larger one the caliper moves outwards along the line through the
 * axle.
 */
const BASE_RADIUS = 90

/** Returns the front caliper on the posts of the fork's left leg, with its hose up that leg. */
export function buildFrontBrake(plan: BikePlan): Piece {
  const { measures, shape } = plan
  const piece = startPiece()
  const out = rotorRadiusOf(shape.brakes) - BASE_RADIUS
  const fork = intoBike(measures)
  const local = together(
    move(measures.forkOffset - 62, 66, ROTOR_INSET - measures.frontHub),
    turnZ(-0.72),
    move(-out, 0, 0),
  )
  const into = together(fork, local)
  addCaliper(piece, plan, into)
  if (out > 0) addAdapter(piece, plan, into, out)
  addFrontHose(piece, plan, { fork, local })
  return piece.done()
}

/** Returns the rear caliper between the left stays, on a forged bracket, with its hose along the chain stay. */
export function buildRearBrake(plan: BikePlan): Piece {
  const { measures, shape, tools } = plan
  const piece = startPiece()
  const out = rotorRadiusOf(shape.brakes) - BASE_RADIUS
  const [x, y] = measures.rearAxle
  const into = together(
    move(x + 58, y + 40, ROTOR_INSET - measures.rearHub),
    turnZ(0.62 + Math.PI),
    move(-out, 0, 0),
  )
  addCaliper(piece, plan, into)
  addBracket(piece, plan, into)
  const port = at(into, hosePort(plan))
  const hose: V3[] = [
    port,
    [port[0] + 22, port[1] - 10, port[2]],
    [x + 150, y - 2, -60],
    [x + 172, y - 16, -56],
    [x + 190, y - 28, -53],
  ]
  piece.add('rubber', tools.tube(hose, 2.4, { along: 30, around: 8 }))
  piece.add('blackMatte', tools.cylinder([x + 158, y - 7, -58.6], [x + 168, y - 13.4, -56.8], 4, 12))
  return piece.done()
}

const at = (into: Matrix4, [x, y, z]: V3): V3 => new Vector3(x, y, z).applyMatrix4(into).toArray()

function addAdapter(piece: PieceMaker, { tools }: BikePlan, into: Matrix4, out: number) {
  for (const end of [1, -1])
    piece.add(
      'satin',
      place(
        tools.cylinder([EAR[0] + 6, end * EAR[1], 0], [EAR[0] + 7 + out, end * EAR[1], 0], 7.4, 24),
        into,
      ),
    )
}

interface HoseEnds {
  fork: Matrix4
  local: Matrix4
}

function addFrontHose(piece: PieceMaker, { tools, measures, shape }: BikePlan, { fork, local }: HoseEnds) {
  const port = at(local, hosePort({ shape }))
  const top = measures.axleToCrown
  const model = shape.fork === 'rigid' ? null : SUSPENSION[shape.fork]
  const [legs, ahead] = [model?.legs ?? 56, model?.ahead ?? 12]
  const behind = ahead - (model ? 26 : 15)
  const way: V3[] = model
    ? [
        [behind + 3, 190, -legs],
        [behind, 250, -legs],
        [behind - 8, top - 130, -legs + 2],
        [behind - 10, top - 62, -legs + 18],
        [-8, top - 34, -14],
        [0, top - 22, 0],
      ]
    : [
        [behind + 2, 168, -legs - 2],
        [behind + 8, 196, -legs],
        [behind + 18, 216, -legs + 2],
      ]
  const start: V3 = [port[0] + 10, port[1] + 14, port[2] - 3]
  const hose = tools.tube([port, start, ...way], 2.4, { along: 44, around: 8 })
  piece.add('rubber', place(hose, fork))
  if (!model) return
  const clip = smallBox(tools, { width: 12, height: 9, depth: 12, radius: 2.5 }).translate(
    behind + 3,
    236,
    -legs,
  )
  piece.add('blackMatte', place(clip, fork))
}

/** Adds the bracket: one flat forging from the dropout and the chain stay up to the caliper's two bolts. */
function addBracket(piece: PieceMaker, { tools, measures }: BikePlan, into: Matrix4) {
  const [x, y] = measures.rearAxle
  const z = -(measures.rearHub - 7)
  const ear = (end: number): V3 => at(into, [EAR[0] + 6, end * EAR[1], 0])
  const [low, high] = [ear(1), ear(-1)]
  const boss = (end: number) => ({
    field: roundedCylinder(
      at(into, [EAR[0] + 5, end * EAR[1], 0]),
      at(into, [EAR[0] + 13, end * EAR[1], 0]),
      8.4,
      2,
    ),
    k: 7,
  })
  const field = join([
    arm([x + 66, y - 2, z], [low[0] - 4, low[1] - 4, low[2]]),
    arm([x + 10, y + 16, z], [high[0] - 6, high[1] - 5, high[2]]),
    arm([x + 30, y + 2, z], [x + 62, y + 2, z + 2]),
    boss(1),
    boss(-1),
  ])
  piece.add(
    'satin',
    tools.solid(field, { min: [x - 10, y - 24, z - 14], max: [x + 130, y + 120, z + 24], cell: 2.6 }),
  )
}

const arm = (from: V3, to: V3) => ({
  field: tubeField({
    points: [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2] * 2) / 3], to],
    a: () => 8,
    b: () => 5,
    n: () => 3,
  }),
  k: 9,
})
