import { buildFrame } from '../../bike/frame/build-frame.ts'
import type { Piece } from '../../piece.ts'
import { turnZ } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { laid } from '../pose.ts'

/** The frame alone, standing on its drop-outs and the seat of the motor. */
export const buildCarbonFrame = (tools: Tools): Piece =>
  laid(buildFrame(planOf(tools, 'nireeka-prime')), turnZ(degrees(7)))
