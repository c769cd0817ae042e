import { addCassette } from '../../bike/drivetrain/cassette.ts'
import { buildCranks } from '../../bike/drivetrain/cranks.ts'
import { addDerailleur } from '../../bike/drivetrain/derailleur.ts'
import { cassetteOf } from '../../bike/drivetrain/drive-plan.ts'
import type { BikeShape } from '../../configuration/shape.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, turnX, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { planOf } from '../bike-plan.ts'
import { boundsOf, dropped, gather, laid, moved } from '../pose.ts'
import { leftHalf, rightHalf, without } from '../taken-off.ts'

function geared(tools: Tools, drivetrain: BikeShape['drivetrain']) {
  const plan = planOf(tools, 'nireeka-prime', { drivetrain })
  const cassette = cassetteOf(plan)
  if (!cassette) throw new Error(`${drivetrain} has no cassette.`)
  return { plan, cassette }
}

/** Returns the cassette, lying on its largest sprocket so that its steps are visible. */
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

/** Returns both crank arms on their backs, one in front of the other. */
export function buildCrankArms(tools: Tools): Piece {
  const plan = planOf(tools, 'nireeka-prime')
  const cranks = buildCranks(plan)
  const forged: Piece = { meshes: cranks.meshes.filter(({ material }) => material === 'forged') }
  const flat = moved(forged, turnZ(0.16), move(0, -plan.measures.bottomBracket[1], 0))
  const right = dropped(rightHalf(flat), turnX(-Math.PI / 2))
  const left = dropped(leftHalf(flat), turnX(Math.PI / 2), turnZ(Math.PI))
  return laid(
    gather(
      moved(gather(right, eyes(tools, boundsOf(right).max.y)), move(0, 0, -26), turnY(degrees(7))),
      moved(gather(left, eyes(tools, boundsOf(left).max.y)), move(12, 0, 30), turnY(degrees(-6))),
    ),
  )
}

/** Distance of the pedal from the spindle. */
const PEDAL = 168

/** Returns the pedal's threaded eye and the cap over the spindle. */
function eyes(tools: Tools, top: number): Piece {
  const piece = startPiece()
  const upright = (x: number, rows: V2[], from: number) =>
    tools.lathe(rows, [x, from, 0], [x, from + 1, 0], { around: 44, edge: 30 })
  piece.add('steel', upright(PEDAL, EYE, top))
  piece.add('blackMatte', upright(PEDAL, HOLE, top))
  piece.add('alloyDark', upright(0, CAP, top - 2.6))
  piece.add('steel', upright(0, CAP_BOLT, top - 2.4))
  return piece.done()
}

const EYE: V2[] = [
  [6.6, -0.3],
  [8.8, -0.3],
  [9, 0],
  [8.6, 0.4],
  [7, 0.4],
  [6.6, 0],
  [6.6, -0.3],
]
const HOLE: V2[] = [
  [0, 0],
  [6.7, 0],
  [6.7, 0.1],
  [0, 0.12],
]
const CAP: V2[] = [
  [0, 0],
  [11, 0],
  [11, 1.2],
  [10.2, 2],
  [6, 2.2],
  [5.6, 1.6],
  [0, 1.6],
]
const CAP_BOLT: V2[] = [
  [0, 0],
  [5.4, 0],
  [5.4, 2.2],
  [4.8, 2.8],
  [3.2, 2.8],
  [3, 1.8],
  [0, 1.8],
]
