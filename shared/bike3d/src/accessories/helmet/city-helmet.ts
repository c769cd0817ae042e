import { type Field, roundedBox, smoothMax } from '../../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { awayFrom, onSurface } from '../cloth/on-surface.ts'
import { sheet } from '../cloth/sheet.ts'
import { onGround } from '../pose.ts'
import { addDial, addStraps } from './fittings.ts'
import { addFoam, type HelmetForm, helmetBody, opened, rimBand, type Vent } from './shell.ts'

const FORM: HelmetForm = {
  outer: [140, 112, 108],
  inner: [119, 95, 88],
  tail: { centre: [-96, -26, 0], radii: [50, 44, 78] },
  edge: (x) => -66 + 30 * Math.exp(-(((x + 2) / 56) ** 2)),
}

const VENTS: Vent[] = [
  { around: 62, sideways: 0, length: 17, width: 5.4 },
  { around: 112, sideways: 0, length: 19, width: 5.4 },
  { around: 56, sideways: 22, length: 16, width: 5.6, skew: 4 },
  { around: 99, sideways: 24, length: 19, width: 5.6, skew: -1 },
  { around: 140, sideways: 22, length: 13, width: 5.2, skew: -3 },
  { around: 76, sideways: 44, length: 17, width: 5.2, skew: 2 },
]

export function cityHelmet(tools: Tools): Piece {
  const piece = startPiece()
  const body = helmetBody(FORM)
  const shell = opened(body, FORM, VENTS)
  piece.add('shell', tools.solid(shell, { min: [-165, -80, 0], max: [165, 125, 125], cell: 3, isHalf: true }))
  piece.add(
    'blackMatte',
    rimBand(tools, body, (x) => FORM.edge(x) + 6, 7),
  )
  addFoam(tools, piece, FORM)
  addBrim(tools, piece)
  addRearLight(tools, piece, body)
  addDial(tools, piece, [-112, -54, 0], 0.5)
  const ground = Math.min(FORM.edge(-130), FORM.edge(120)) + 1
  for (const side of [1, -1]) addStraps(tools, piece, ground, side)
  return onGround(piece.done())
}

const brimPoint = (u: number, v: number): V3 => {
  const angle = (u - 0.5) * 2.1
  const reach = 0.9 + v * (0.3 - 0.5 * (u - 0.5) ** 2)
  return [
    Math.cos(angle) * 128 * reach - 6,
    -36 - v * 9 - 10 * Math.sin(angle) ** 2,
    -Math.sin(angle) * 104 * (0.95 + v * 0.08),
  ]
}

/** Adds a short brim below the shell's front edge. */
function addBrim(tools: Tools, piece: PieceMaker) {
  piece.add('blackMatte', sheet(tools, brimPoint, { half: 2.6, columns: 48, rows: 8 }))
}

/** Adds the rear light: a red bar at the nape with five diodes behind the lens. */
function addRearLight(tools: Tools, piece: PieceMaker, body: Field) {
  const bar = roundedBox([-140, -22, 0], [40, 8, 42], 7)
  const lens: Field = (x, y, z) => smoothMax(body(x, y, z) - 1.6, bar(x, y, z), 2.4)
  const frame = roundedBox([-140, -22, 0], [40, 11, 45], 9)
  const bezel: Field = (x, y, z) => smoothMax(body(x, y, z) - 0.8, frame(x, y, z), 2)
  const box = { min: [-170, -40, 0] as V3, max: [-100, 0, 52] as V3, isHalf: true }
  piece.add('blackGloss', tools.solid(bezel, { ...box, cell: 2.8 }))
  piece.add('redLens', tools.solid(lens, { ...box, cell: 1.9 }))
  for (const z of [-32, -16, 0, 16, 32]) {
    const at = onSurface(lens, [-240, -22, z], [1, 0, 0], -0.5)
    const away = awayFrom(lens, at)
    const end = at.map((value, axis) => value + (away[axis] as number) * 1.2) as V3
    piece.add(
      'ledRed',
      tools.lathe(
        [
          [0, 0],
          [4, 0],
          [3.6, 0.7],
          [0, 0.9],
        ],
        at,
        end,
        { around: 20 },
      ),
    )
  }
}
