import type { Field } from '../../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { sheet } from '../cloth/sheet.ts'
import { addScrew } from '../hardware/screws.ts'
import { onGround } from '../pose.ts'
import { addDial, addStraps } from './fittings.ts'
import { addFoam, type HelmetForm, helmetBody, opened, rimBand, type Vent } from './shell.ts'

const FORM: HelmetForm = {
  outer: [144, 116, 110],
  inner: [118, 94, 87],
  tail: { centre: [-98, -42, 0], radii: [56, 56, 86] },
  edge: (x) => -80 + 36 * Math.exp(-(((x - 2) / 56) ** 2)) + x * 0.05,
}

/** Fourteen vents: the middle ones are listed as they are, the others stand for both sides. */
const VENTS: Vent[] = [
  { around: 60, sideways: 0, length: 13, width: 7 },
  { around: 118, sideways: 0, length: 17, width: 7 },
  { around: 46, sideways: 23, length: 12, width: 7.6, skew: 5 },
  { around: 84, sideways: 22, length: 17, width: 8, skew: 3 },
  { around: 128, sideways: 25, length: 17, width: 7.6, skew: -5 },
  { around: 52, sideways: 46, length: 12, width: 7, skew: 4 },
  { around: 90, sideways: 48, length: 17, width: 7.4, skew: 2 },
  { around: 133, sideways: 50, length: 16, width: 7, skew: -6 },
]

export function trailHelmet(tools: Tools): Piece {
  const piece = startPiece()
  const shell = opened(withRidges(helmetBody(FORM)), FORM, VENTS)
  piece.add(
    'shell',
    tools.solid(shell, { min: [-175, -100, 0], max: [165, 130, 130], cell: 3.15, isHalf: true }),
  )
  piece.add(
    'blackMatte',
    rimBand(tools, helmetBody(FORM), (x) => FORM.edge(x) + 10, 11),
  )
  addFoam(tools, piece, FORM)
  addVisor(tools, piece)
  addDial(tools, piece, [-122, -74, 0], 0.4)
  for (const side of [1, -1]) addStraps(tools, piece, FORM.edge(-120) + 1, side)
  return onGround(piece.done())
}

/** Returns the body with two raised ridges along the shell. */
function withRidges(body: Field): Field {
  return (x, y, z) => {
    const distance = body(x, y, z)
    if (Math.abs(distance) > 30 || y < -30) return distance
    const line = 52 + 0.06 * x - 0.0012 * (x + 20) ** 2
    const away = (Math.abs(z) - line) / 13
    const fade = Math.min(1, Math.max(0, (y + 30) / 40))
    return distance - 3.4 * fade * Math.exp(-away * away)
  }
}

const visorPoint = (u: number, v: number): V3 => {
  const angle = (u - 0.5) * 2.5
  const side = Math.abs(u - 0.5) * 2
  const reach = v * (78 - 62 * side ** 2.6)
  const ridge = 6 * Math.exp(-(((u - 0.5) / 0.1) ** 2)) + 3 * Math.exp(-(((side - 0.52) / 0.12) ** 2))
  return [
    Math.cos(angle) * 145 + reach,
    24 - 30 * side ** 2 + (ridge - 4) * (0.25 + 0.75 * v) - v * 10,
    -Math.sin(angle) * (113 - v * 4),
  ]
}

/** Adds the visor: a curved sheet with a raised middle and a screw on each side. */
function addVisor(tools: Tools, piece: PieceMaker) {
  piece.add('blackMatte', sheet(tools, visorPoint, { half: 2, columns: 72, rows: 22 }))
  for (const side of [1, -1]) {
    const z = side * 101
    piece.add(
      'blackMatte',
      tools.lathe(
        [
          [0, 0],
          [11, 0],
          [11, 5],
          [9.6, 6.4],
          [0, 6.6],
        ],
        [44, -4, side * 97],
        [46, -4, z],
        { around: 36 },
      ),
    )
    addScrew(tools, piece, [44.6, -4, side * 103.4], { out: [0.4, 0, side], radius: 4.5 })
  }
}
