import { cut, ellipsoid, type Field, smoothMax } from '../../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { sheet } from '../cloth/sheet.ts'
import { piping, stitches } from '../cloth/straps.ts'
import { weaveUv, wrinkled } from '../cloth/wrinkles.ts'
import { onGround } from '../pose.ts'
import { addPouch } from './pouch.ts'

const FOLDS = 4
const RISE = 12.5

/** Returns the rain cape: folded, with folds along z, the hood on top and its pouch in front. */
export function rainCape(tools: Tools): Piece {
  const piece = startPiece()
  for (let i = 0; i < FOLDS; i++) addFold(tools, piece, i)
  addReflectingStrip(tools, piece)
  addHood(tools, piece)
  addPouch(tools, piece)
  return onGround(piece.done())
}

/** Returns a point of a fold: two layers of cloth around one bend, each fold slightly askew to the last. */
function foldPoint(index: number, u: number, v: number): V3 {
  const [turn, shift] = [Math.sin(index * 2.1) * 0.016, Math.sin(index * 1.7) * 4]
  const x = (u - 0.5) * (318 - index * 3)
  const low = 2.2 + index * RISE
  const soft = Math.sin(x / 37 + index * 1.9) * 1.9 + Math.sin(x / 14 + index * 3 + v * 7) * 0.55
  const [reach, radius] = [98 - Math.abs(shift), RISE / 2 - 1.6]
  const bow = 4 * Math.cos((u - 0.5) * 2.6) + soft * 1.3
  if (v < 0.44)
    return [x, low + soft * 0.25, -reach + (v / 0.44) * (reach * 2 - 8) + shift + x * turn + bow * (v / 0.44)]
  if (v > 0.56) {
    const back = (1 - v) / 0.44
    return [
      x,
      low + radius * 2 + soft * 0.4 + (index === FOLDS - 1 ? soft * 0.9 : 0),
      -reach + back * (reach * 2 - 8) + shift + x * turn + bow * back,
    ]
  }
  const angle = ((v - 0.44) / 0.12) * Math.PI - Math.PI / 2
  return [
    x,
    low + radius + Math.sin(angle) * radius + soft * 0.3,
    reach - 8 + Math.cos(angle) * (radius + 3) + shift + x * turn + bow,
  ]
}

function addFold(tools: Tools, piece: PieceMaker, index: number) {
  piece.add(
    'cloth',
    sheet(tools, (u, v) => foldPoint(index, u, 1 - v), {
      half: 1.7,
      columns: 48,
      rows: 56,
      uv: (_place, u, v) => [u * 14, v * 19],
    }),
  )
  const hem = Array.from({ length: 40 }, (_, i) => {
    const [x, y, z] = foldPoint(index, 0.02 + (i / 39) * 0.96, 0.57)
    return [x, y + 1.4, z - 9] as V3
  })
  if (index === FOLDS - 1) piece.add('greyPlastic', stitches(tools, hem, { radius: 0.45 }))
}

const stripPoint = (u: number, v: number): V3 => {
  const [x, y, z] = foldPoint(FOLDS - 1, 0.01 + u * 0.98, 0.6 + (1 - v) * 0.045)
  return [x, y + 2, z]
}

/** Adds a reflecting strip on the uppermost layer, near the front. */
function addReflectingStrip(tools: Tools, piece: PieceMaker) {
  piece.add(
    'reflector',
    sheet(tools, (u, v) => stripPoint(u, 1 - v), { half: 0.4, columns: 48, rows: 3 }),
  )
}

/** Adds the hood, lying flat: its opening in front with a stiff peak, a cord with two stoppers. */
function addHood(tools: Tools, piece: PieceMaker) {
  const top = FOLDS * RISE
  const dome = ellipsoid([0, top, -30], [104, 25, 74])
  const soft = wrinkled(dome, 2.6, 66)
  const opening = ellipsoid([0, top + 1, 48], [74, 15, 40])
  const hood: Field = (x, y, z) => smoothMax(cut(soft, opening, 5)(x, y, z), top - 5 - y, 3)
  piece.add(
    'cloth',
    tools.solid(hood, { min: [-104, top - 10, -108], max: [104, top + 50, 44], cell: 3.6, uv: weaveUv }),
  )
  const peak = (u: number, v: number): V3 => {
    const angle = (u - 0.5) * 2.3
    return [
      Math.sin(angle) * (70 + v * 4),
      top + 27 * Math.cos(angle) - v * 9 - 3,
      10 + Math.cos(angle) * v * 20,
    ]
  }
  piece.add(
    'cloth',
    sheet(tools, (u, v) => peak(u, 1 - v), {
      half: 1.6,
      columns: 40,
      rows: 12,
      uv: (_place, u, v) => [u * 8, v * 2],
    }),
  )
  piece.add(
    'greyPlastic',
    stitches(
      tools,
      Array.from({ length: 30 }, (_, i) => {
        const [x, y, z] = peak(0.04 + (i / 29) * 0.92, 0.84)
        return [x, y + 1.5, z] as V3
      }),
      { radius: 0.45 },
    ),
  )
  for (const side of [1, -1]) {
    const cord: V3[] = [
      [side * 64, top + 8, 26],
      [side * 76, top + 3, 44],
      [side * 82, top + 1, 66],
      [side * 66, top - 2, 92],
      [side * 60, top - 22, 108],
      [side * 62, top - 40, 112],
    ]
    piece.add('rubber', piping(tools, cord, 1.7))
    piece.add(
      'blackGloss',
      tools.lathe(
        [
          [0, 0],
          [5.4, 0],
          [6, 1],
          [6, 11],
          [5, 12],
          [0, 12],
        ],
        [side * 82, top + 5, 58],
        [side * 79, top + 4.6, 70],
        { around: 24 },
      ),
    )
  }
}
