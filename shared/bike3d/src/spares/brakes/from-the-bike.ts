import { Vector3 } from 'three'

import { addRotor } from '../../bike/wheels/rotor.ts'
import { planWheel } from '../../bike/wheels/wheel-plan.ts'
import { addLevers } from '../../bike/cockpit/levers.ts'
import { planBar } from '../../bike/cockpit/bar.ts'
import type { BikeShape } from '../../configuration/shape.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { turnX, turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { laid } from '../pose.ts'
import { leftHalf, without } from '../taken-off.ts'

function rotor(tools: Tools, brakes: BikeShape['brakes']): Piece {
  const piece = startPiece()
  addRotor(piece, { ...planWheel(planOf(tools, 'nireeka-prime', { brakes }), 'front'), rotorZ: 0 })
  return laid(piece.done(), turnX(-Math.PI / 2))
}

export const buildRotor180 = (tools: Tools): Piece => rotor(tools, '2-piston-180')
export const buildRotor203 = (tools: Tools): Piece => rotor(tools, '4-piston-203')

/** Returns the left lever with its clamp, without the hose, the blade towards the camera. */
export function buildBrakeLever(tools: Tools): Piece {
  const plan = planOf(tools, 'nireeka-prime')
  const bar = planBar(plan.measures, plan.shape)
  const piece = startPiece()
  addLevers(piece, plan, bar)
  const { out } = bar.fromEnd(bar.gripLength + 36, -1)
  const turn = new Vector3(out.x, out.y, out.z)
  const yaw = Math.atan2(turn.x, -turn.z)
  return laid(leftHalf(without(piece.done(), 'rubber')), turnY(degrees(-90) - yaw))
}
