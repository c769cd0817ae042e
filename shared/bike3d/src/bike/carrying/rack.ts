import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { line } from '../../shapes/curves.ts'
import { between, type V3 } from '../../shapes/vectors.ts'
import type { Measures } from '../measures.ts'
import type { BikePlan } from '../pieces.ts'
import { smallBox } from '../small-box.ts'
import { boltHead } from './hardware.ts'
import { onStay } from './stay-line.ts'

const HALF = 60

/** Returns the height and the ends of the rack's platform, for a light and a load. */
export function rackPlatform({ wheelRadius, rearAxle }: Measures) {
  return { height: wheelRadius * 2 + 44, tail: rearAxle[0] - 225, front: rearAxle[0] + 125 }
}

/**
 * Returns a tube rack for 25 kg: legs down to the ends of the seat stays, struts from its front to their middle, all
 * bolted.
 */
export function buildRack(plan: BikePlan): Piece {
  const { tools, measures } = plan
  const piece = startPiece()
  const { height: y, tail, front } = rackPlatform(measures)
  const rail: V3[] = [
    [front + 2, y - 3, 0],
    [front, y - 3, 20],
    [front - 8, y - 1, 42],
    [front - 40, y, HALF - 3],
    [front - 80, y, HALF],
    [tail + 80, y, HALF],
    [tail + 30, y, HALF - 3],
    [tail + 6, y, HALF - 24],
    [tail, y, 18],
    [tail, y, 0],
  ]
  piece.addBoth('satin', tools.tube(rail, 5.4, { along: 60, around: 12 }))
  for (const share of [0.16, 0.38, 0.6, 0.82]) {
    const x = front + (tail - front) * share
    piece.add('satin', tools.tube(line([x, y, -HALF + 1], [x, y, HALF - 1]), 4.2, { along: 1, around: 10 }))
  }
  piece.add(
    'satin',
    tools.sweep(line([front - 20, y + 3, 0], [tail + 10, y + 3, 0]), {
      a: () => 1.6,
      b: () => 14,
      n: () => 5,
      along: 2,
      around: 16,
    }),
  )
  addLegs(piece, plan, y)
  addStruts(piece, plan, { y, front })
  addSideRails(piece, plan, y)
  return piece.done()
}

/** Adds the legs: from the bolt beside the dropout straight up, bent inwards below the platform. */
function addLegs(piece: PieceMaker, { tools, measures }: BikePlan, y: number) {
  const foot = onStay(measures, 46, 13).at
  const x = measures.rearAxle[0] - 46
  const knee: V3 = [x + 2, y - 44, HALF + 7]
  const leg: V3[] = [
    foot,
    between(foot, knee, 0.08),
    between(foot, knee, 0.5),
    between(foot, knee, 0.96),
    [x, y - 18, HALF + 3],
    [x, y - 1, HALF - 1],
  ]
  piece.addBoth('satin', tools.tube(leg, 5, { along: 26, around: 12 }))
  piece.addBoth(
    'satin',
    tools.cylinder([foot[0], foot[1], foot[2] - 13], [foot[0], foot[1], foot[2] + 5], 7.4, 20),
  )
  piece.addBoth('steel', boltHead(tools, [foot[0], foot[1], foot[2] + 6.4], [0, 0, 1]))
}

interface Front {
  y: number
  front: number
}

/** Adds the struts: flat bars from the platform's front to clamps around the seat stays. */
function addStruts(piece: PieceMaker, { tools, measures }: BikePlan, { y, front }: Front) {
  const { at, along } = onStay(measures, measures.wheelRadius * 0.82)
  const end: V3 = [at[0], at[1], at[2] + 13]
  const start: V3 = [front - 46, y - 3, HALF - 6]
  const top: V3 = [start[0] + 10, start[1] - 18, start[2] + 1]
  const strut: V3[] = [start, top, between(top, end, 0.5), between(top, end, 0.94), end]
  piece.addBoth('satin', tools.tube(strut, 4.2, { along: 18, around: 10 }))
  const ring = (half: number): V3 => [at[0] + along.x * half, at[1] + along.y * half, at[2] + along.z * half]
  const clamp = tools.sweep(line(ring(-7), ring(7)), {
    a: () => 13,
    b: () => 10.6,
    n: () => 2.6,
    along: 2,
    around: 28,
  })
  piece.addBoth('blackMatte', clamp)
  piece.addBoth('steel', boltHead(tools, [end[0], end[1], end[2] + 4.6], [0, 0, 1], 0.9))
}

/** Adds a lower rail on each side, for panniers. */
function addSideRails(piece: PieceMaker, { tools, measures }: BikePlan, y: number) {
  const x = measures.rearAxle[0]
  const rail: V3[] = [
    [x + 40, y - 2, HALF],
    [x + 34, y - 30, HALF + 5],
    [x + 10, y - 56, HALF + 8],
    [x - 60, y - 58, HALF + 8],
    [x - 130, y - 56, HALF + 8],
    [x - 158, y - 30, HALF + 5],
    [x - 164, y - 2, HALF],
  ]
  piece.addBoth('satin', tools.tube(rail, 4, { along: 40, around: 10 }))
  const plate = smallBox(tools, { width: 5, height: 30, depth: 92, radius: 2.2 })
  piece.add('satin', plate.translate(rackPlatform(measures).tail - 3, y - 8, 0))
}
