import { join, roundedBox } from '../../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { move, place } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { sheet } from '../cloth/sheet.ts'
import { piping, stitches, strap } from '../cloth/straps.ts'
import { chip } from '../hardware/chip.ts'
import { onGround } from '../pose.ts'
import { addBelt } from './belt.ts'
import { seatPoint } from './form.ts'

const shell = (u: number, v: number) => seatPoint(1 - u * 2, v)

/**
 * Returns the child seat, facing x; it stands on a white block as its adapter would on the rack, its footrests in
 * front.
 */
export function childSeat(tools: Tools): Piece {
  const piece = startPiece()
  piece.add('blackMatte', sheet(tools, shell, { half: 4, columns: 48, rows: 80 }))
  addBack(tools, piece)
  addPadding(tools, piece)
  addBelt(tools, piece)
  for (const side of [1, -1]) addLegGuard(tools, piece, side)
  addAdapter(tools, piece)
  return onGround(piece.done())
}

/** Adds the back: two ribs that stiffen the shell and a reflector between them. */
function addBack(tools: Tools, piece: PieceMaker) {
  for (const side of [1, -1]) {
    const rib = Array.from({ length: 24 }, (_, i) => seatPoint(side * 0.42, 0.42 + (i / 23) * 0.46, -4))
    piece.add('blackMatte', piping(tools, rib, 5))
  }
  piece.add('redLens', sheet(tools, backReflector, { half: 2.4, columns: 24, rows: 6 }))
}

const backReflector = (u: number, v: number) => seatPoint((u - 0.5) * 0.5, 0.8 + v * 0.05, -6)

const quilt = (u: number, v: number) =>
  13 + 2.6 * Math.abs(Math.sin(u * 5.2)) ** 0.7 - 2.4 * Math.exp(-((((v * 100) % 12) - 6) ** 2) / 1.4)

const weave = (_place: V3, u: number, v: number): [number, number] => [u * 16, v * 26]

const head = (u: number, v: number) =>
  seatPoint((1 - u * 2) * 0.9, 0.8 + v * 0.16, 22 + 5 * Math.sin(v * Math.PI))

const pad = (from: number, to: number, wide: number) => (u: number, v: number) => {
  const [across, up] = [(1 - u * 2) * wide, from + v * (to - from)]
  return seatPoint(across, up, quilt(across, up))
}

/** Adds a quilted pad from the seat to the shoulders and a thicker headrest, both with piping. */
function addPadding(tools: Tools, piece: PieceMaker) {
  piece.add('cloth', sheet(tools, pad(0.03, 0.78, 0.8), { half: 9, columns: 40, rows: 84, uv: weave }))
  piece.add('cloth', sheet(tools, head, { half: 14, columns: 44, rows: 26, uv: weave }))
  for (const side of [1, -1]) {
    const edge = Array.from({ length: 40 }, (_, i) => seatPoint(side * 0.8, 0.05 + (i / 39) * 0.72, 16))
    piece.add('webbing', piping(tools, edge, 3))
    const wing = Array.from({ length: 24 }, (_, i) => seatPoint(side * 0.62, 0.825 + (i / 23) * 0.14, 41))
    piece.add('greyPlastic', stitches(tools, wing, { radius: 0.8, length: 6, gap: 4 }))
  }
}

/** Adds a guard that keeps a leg away from the spokes, the adjustable footrest, its strap and the notches behind. */
function addLegGuard(tools: Tools, piece: PieceMaker, side: number) {
  const guard = (u: number, v: number): V3 => {
    const across = side > 0 ? u : 1 - u
    const wide = 58 - v * 6
    const x = 104 + v * 74 + (across - 0.5) * wide * 2
    const curl = 26 * Math.abs(across * 2 - 1) ** 3
    return [
      x,
      262 - v * 226 - Math.sin(across * Math.PI) * 10 * (1 - v),
      side * (128 + 12 * Math.sin(v * 2.6) - curl * 0.9),
    ]
  }
  piece.add('blackMatte', sheet(tools, guard, { half: 4, columns: 26, rows: 46 }))
  const rest = join([
    { field: roundedBox([180, 22, side * 104], [54, 5, 32], 4.6), k: 1 },
    { field: roundedBox([180, 34, side * 134], [52, 15, 4.6], 4), k: 10 },
    { field: roundedBox([228, 32, side * 104], [5, 13, 30], 4.4), k: 10 },
  ])
  piece.add(
    'satin',
    tools.solid(rest, {
      min: [120, 10, side > 0 ? 66 : -146],
      max: [240, 56, side > 0 ? 146 : -66],
      cell: 3,
    }),
  )
  for (let i = -2; i <= 2; i++)
    piece.add(
      'rubber',
      tools.tube(
        [
          [176 + i * 15, 27.6, side * 84],
          [176 + i * 15, 28, side * 102],
          [176 + i * 15, 27.6, side * 122],
        ],
        1.8,
        { along: 6, around: 10, round: 1.6 },
      ),
    )
  const band: V3[] = [
    [174, 86, side * 136],
    [196, 96, side * 112],
    [204, 100, side * 92],
    [192, 96, side * 72],
    [160, 86, side * 80],
  ]
  piece.add('rubber', strap(tools, band, { width: 20, thickness: 3.4, across: [0.3, 1, 0], along: 40 }))
  for (let i = 0; i < 4; i++)
    piece.add(
      'greyPlastic',
      place(
        chip(tools, { width: 20, height: 5, depth: 3, radius: 2 }),
        move(146 - i * 9, 170 + i * 26, side * (146 - i * 1.2)),
      ),
    )
}

/** Adds the adapter that clicks onto the rack, with its lever, and the block that stands for the rack. */
function addAdapter(tools: Tools, piece: PieceMaker) {
  const adapter = join([
    { field: roundedBox([-4, 190, 0], [110, 18, 62], 10), k: 1 },
    { field: roundedBox([-10, 212, 0], [72, 18, 46], 10), k: 14 },
  ])
  piece.add(
    'satin',
    tools.solid(adapter, { min: [-122, 164, 0], max: [114, 236, 70], cell: 4.4, isHalf: true }),
  )
  piece.add(
    'signalRed',
    place(tools.box({ width: 34, height: 14, depth: 7, radius: 4, bevel: 2 }), move(40, 192, 63)),
  )
  for (const x of [-84, 76])
    for (const z of [-50, 50]) piece.add('alloyDark', tools.cylinder([x, 166, z], [x, 176, z], 9, 28))
  piece.add(
    'whitePlastic',
    place(tools.box({ width: 220, height: 166, depth: 150, radius: 5, bevel: 2.4 }), move(-14, 83, 0)),
  )
}
