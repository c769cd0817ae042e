import { type Piece, startPiece } from '../../piece.ts'
import type { BikePlan } from '../pieces.ts'
import { addBelt } from './belt.ts'
import { addCassette } from './cassette.ts'
import { addChain } from './chain.ts'
import { addDerailleur } from './derailleur.ts'
import { cassetteOf } from './drive-plan.ts'

/** Returns the drivetrain: chain, sprockets and derailleur, or belt and ring. */
export function buildDrivetrain(plan: BikePlan): Piece {
  const piece = startPiece()
  const cassette = cassetteOf(plan)
  if (!cassette) addBelt(piece, plan)
  else {
    addCassette(piece, plan, cassette)
    addChain(piece, plan, cassette)
    addDerailleur(piece, plan, cassette)
  }
  return piece.done()
}
