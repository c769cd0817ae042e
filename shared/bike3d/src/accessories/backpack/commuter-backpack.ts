import { type Piece, startPiece } from '../../piece.ts'
import type { Tools } from '../../tools.ts'
import { onGround } from '../pose.ts'
import { addBody, backpackBody } from './body.ts'
import { addCarrying } from './carrying.ts'
import { addPockets } from './pockets.ts'

/** Returns the commuter backpack, standing upright with its front along x. */
export function commuterBackpack(tools: Tools): Piece {
  const piece = startPiece()
  const body = backpackBody()
  addBody(tools, piece, body)
  addPockets(tools, piece, body)
  addCarrying(tools, piece, body)
  return onGround(piece.done())
}
