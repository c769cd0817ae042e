import { addCassette } from '../../bike/drivetrain/cassette.ts'
import { buildCranks } from '../../bike/drivetrain/cranks.ts'
import { addDerailleur } from '../../bike/drivetrain/derailleur.ts'
import { cassetteOf } from '../../bike/drivetrain/drive-plan.ts'
import type { BikeShape } from '../../configuration/shape.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, turnX, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { dropped, gather, laid, moved } from '../pose.ts'
import { leftHalf, rightHalf, without } from '../taken-off.ts'

function geared(tools: Tools, drivetrain: BikeShape['drivetrain']) {
  const plan = planOf(tools, 'nireeka-prime', { drivetrain })
  const cassette = cassetteOf(plan)
  if (!cassette) throw new Error(`${drivetrain} has no cassette.`)
  return { plan, cassette }
}

/** On its largest sprocket, so that the steps are seen. */
export function buildCassette(tools: Tools): Piece {
  const { plan, cassette } = geared(tools, 'derailleur-10')
  const piece = startPiece()
  addCassette(piece, plan, cassette)
  return laid(piece.done(), turnX(-Math.PI / 2))
}

function derailleur(tools: Tools, drivetrain: BikeShape['drivetrain']): Piece {
  const { plan, cassette } = geared(tools, drivetrain)
  const piece = startPiece()
  addDerailleur(piece, plan, cassette)
  return laid(without(piece.done(), 'rubber'), turnY(degrees(20)), turnX(-Math.PI / 2), turnZ(degrees(-38)))
}

export const buildDerailleur = (tools: Tools): Piece => derailleur(tools, 'derailleur-10')
export const buildElectronicDerailleur = (tools: Tools): Piece => derailleur(tools, 'derailleur-12')

/** Both arms on their backs, the ends of the pedals' side apart. */
export function buildCrankArms(tools: Tools): Piece {
  const cranks = buildCranks(planOf(tools, 'nireeka-prime'))
  const arms: Piece = { meshes: cranks.meshes.filter(({ material }) => material === 'forged') }
  const right = laid(rightHalf(arms), turnX(-Math.PI / 2), turnZ(0.16))
  const left = laid(leftHalf(arms), turnX(Math.PI / 2), turnZ(0.16))
  return laid(
    gather(
      moved(dropped(right), move(0, 0, -26), turnY(degrees(8))),
      moved(dropped(left), move(8, 0, 30), turnY(degrees(172))),
    ),
  )
}
