import { buildFrame } from '../../bike/frame/build-frame.ts'
import type { Piece } from '../../piece.ts'
import { turnZ } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { laid } from '../pose.ts'

/** Returns the frame alone, standing on its dropouts and the motor's seat. */
export const buildCarbonFrame = (tools: Tools): Piece =>
  laid(buildFrame(planOf(tools, 'nireeka-prime')), turnZ(degrees(7)))
