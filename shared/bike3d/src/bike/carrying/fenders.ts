import type { BufferGeometry } from 'three'

import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { line } from '../../shapes/curves.ts'
import { degrees, lerp, type V2, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import type { Measures } from '../measures.ts'
import type { BikePlan } from '../pieces.ts'
import { smallBox } from '../small-box.ts'
import { boltHead } from './hardware.ts'
import { onStay } from './stay-line.ts'

/** A fender over part of a wheel: angles from straight ahead over the top to behind. */
interface Fender {
  axle: V3
  from: number
  to: number
  /** The distance between tyre and fender. */
  gap: number
  /** The angles at which the stays meet the fender, and their eyelet on the right. */
  stays: number[]
  eyelet: V3
}

const THICK = 1.8
const OVER = 12

/** Returns painted fenders with steel stays; on bikes with little room below the fork they are closer to the tyre. */
export function buildFenders(plan: BikePlan): Piece {
  const { measures } = plan
  const piece = startPiece()
  const isHomie = measures.bike === 'nireeka-homie'
  const [x, y] = measures.frontAxle
  const front: Fender = {
    axle: measures.frontAxle,
    from: degrees(isHomie ? 12 : 42),
    to: degrees(isHomie ? 136 : 152),
    gap: isHomie ? 10 : 4.5,
    stays: isHomie ? [degrees(28), degrees(131)] : [degrees(147)],
    eyelet: [x - 6, y + 16, measures.frontHub + 8],
  }
  const stay = onStay(measures, 30, 9).at
  const rear: Fender = {
    axle: measures.rearAxle,
    from: degrees(34),
    to: degrees(isHomie ? 196 : 178),
    gap: isHomie ? 13 : 9,
    stays: isHomie ? [degrees(150), degrees(188)] : [degrees(172)],
    eyelet: stay,
  }
  for (const fender of [front, rear]) addFender(piece, plan, fender)
  addBridges(piece, plan, front)
  return piece.done()
}

function addFender(piece: PieceMaker, { tools, measures }: BikePlan, fender: Fender) {
  piece.add('paintPlain', arc(tools, measures, fender))
  for (const angle of fender.stays) addStay(piece, { tools, measures }, { ...fender, angle })
  const [x, y, z] = fender.eyelet
  piece.addBoth('satin', tools.cylinder([x, y, z - 9], [x, y, z + 2.4], 6, 18))
  piece.addBoth('steel', boltHead(tools, [x, y, z + 3.6], [0, 0, 1], 0.8))
  addFlap(piece, { tools, measures }, fender)
}

/**
 * Returns the fender's section, from the right edge over the crown to the left one; `out` is the distance from its
 * inside.
 */
function sectionOf(measures: Measures, gap: number) {
  const radius = measures.wheelRadius + gap
  const half = (measures.tyreWidth + OVER) / 2
  const bend = 1.25
  return (share: number, out: number): V2 => [
    radius + (Math.cos(share * bend) - 1) * 17 + out,
    (Math.sin(share * bend) / Math.sin(bend)) * (half + out * Math.abs(share)),
  ]
}

function arc(tools: Tools, measures: Measures, { axle, from, to, gap }: Fender): BufferGeometry {
  const section = sectionOf(measures, gap)
  const steps = tools.fewer(18)
  const shares = Array.from({ length: steps + 1 }, (_, i) => lerp(-1, 1, i / steps))
  const rows = [
    ...shares.map((share) => section(share, THICK)),
    ...shares.toReversed().map((share) => section(share, 0)),
  ]
  const first = rows[0]
  if (first) rows.push(first)
  const [x, y] = axle
  // The lathe starts straight below the axle.
  return tools.lathe(rows, [x, y, 0], [x, y, 1], {
    around: Math.round((to - from) * 34),
    edge: 50,
    from: from + Math.PI / 2,
    through: to - from,
  })
}

interface Stay extends Fender {
  angle: number
}

/** Adds a stay: a rod from the eyelet beside the wheel, bent inwards and clipped on at the fender's edge. */
function addStay(
  piece: PieceMaker,
  { tools, measures }: Pick<BikePlan, 'tools' | 'measures'>,
  { axle, gap, angle, eyelet }: Stay,
) {
  const [radius, half] = sectionOf(measures, gap)(0.96, THICK)
  const end: V3 = [axle[0] + radius * Math.cos(angle), axle[1] + radius * Math.sin(angle), half + 1]
  const beside = Math.max(half + 6, eyelet[2] - 6)
  const bend: V3 = [
    lerp(eyelet[0], end[0], 0.86),
    lerp(eyelet[1], end[1], 0.86),
    lerp(beside, half + 3, 0.75),
  ]
  const start: V3 = [lerp(eyelet[0], end[0], 0.05), lerp(eyelet[1], end[1], 0.05), eyelet[2] + 1]
  piece.addBoth(
    'satin',
    tools.tube([[eyelet[0], eyelet[1], eyelet[2] + 1], start, bend, end], 2, { along: 18, around: 8 }),
  )
  const clip = smallBox(tools, { width: 16, height: 11, depth: 5, radius: 3 })
    .rotateZ(angle)
    .translate(...end)
  piece.addBoth('blackMatte', clip)
  piece.addBoth('steel', boltHead(tools, [end[0], end[1], end[2] + 3.4], [0, 0, 1], 0.6))
}

/** Adds a flap of soft rubber below the fender's end. */
function addFlap(
  piece: PieceMaker,
  { tools, measures }: Pick<BikePlan, 'tools' | 'measures'>,
  { axle, to, gap }: Fender,
) {
  const [radius] = sectionOf(measures, gap)(0, 0)
  const width = measures.tyreWidth * 0.8
  const flap = smallBox(tools, { width: 3, height: 46, depth: width, radius: 1.2, bevel: 0.6 })
  const angle = to + 0.05
  flap
    .rotateZ(angle)
    .translate(axle[0] + (radius - 1) * Math.cos(angle), axle[1] + (radius - 1) * Math.sin(angle), 0)
  piece.add('rubber', flap)
}

/** Adds the brackets that hold the front fender at the crown and the rear one at the seat tube's foot. */
function addBridges(piece: PieceMaker, { tools, measures }: BikePlan, { axle, gap }: Fender) {
  const { crown, steering } = measures
  const up = Math.atan2(crown[1] - axle[1], crown[0] - axle[0])
  const radius = measures.wheelRadius + gap + THICK
  const foot: V3 = [axle[0] + radius * Math.cos(up), axle[1] + radius * Math.sin(up), 0]
  const top: V3 = [crown[0] - steering[0] * 12, crown[1] - steering[1] * 12, 0]
  piece.add(
    'satin',
    tools.sweep(line(foot, top), { a: () => 1.6, b: () => 9, n: () => 4, along: 4, around: 16 }),
  )
}
