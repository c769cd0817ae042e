import { buildFrame } from '../../bike/frame/build-frame.ts'
import type { Piece } from '../../piece.ts'
import { turnZ } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { laid } from '../pose.ts'

/** Returns the frames alone, standing on their dropouts and the motor's seat. */
export const buildHomieFrame = (tools: Tools): Piece =>
  laid(buildFrame(planOf(tools, 'nireeka-homie')), turnZ(degrees(7)))
export const buildNyxFrame = (tools: Tools): Piece =>
  laid(buildFrame(planOf(tools, 'nyx')), turnZ(degrees(7)))
