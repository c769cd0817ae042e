import { buildSaddle } from '../bike/seating/saddle.ts'
import type { Piece } from '../piece.ts'
import { planOf } from '../spares/bike-plan.ts'
import { laid } from '../spares/pose.ts'
import type { Tools } from '../tools.ts'

export { buildSuspensionPost } from '../spares/seating/from-the-bike.ts'

export const buildLeatherSaddle = (tools: Tools): Piece =>
  laid(buildSaddle(planOf(tools, 'nireeka-homie', { saddle: 'leather' })))
