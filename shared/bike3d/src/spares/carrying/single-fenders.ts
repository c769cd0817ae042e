import { buildFenders } from '../../bike/carrying/fenders.ts'
import type { Piece } from '../../piece.ts'
import { turnZ } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { laid } from '../pose.ts'
import { keepWhere } from '../taken-off.ts'

/** Returns one of the two fenders, standing on its ends. */
function fender(tools: Tools, end: 'front' | 'rear'): Piece {
  const plan = planOf(tools, 'nireeka-homie', { fenders: true })
  const { rearAxle, frontAxle } = plan.measures
  const middle = (rearAxle[0] + frontAxle[0]) / 2
  const isFront = end === 'front'
  return laid(
    keepWhere(buildFenders(plan), ([x]) => x > middle === isFront),
    turnZ(degrees(isFront ? 30 : -38)),
  )
}

export const buildFrontFender = (tools: Tools): Piece => fender(tools, 'front')
export const buildRearFender = (tools: Tools): Piece => fender(tools, 'rear')
