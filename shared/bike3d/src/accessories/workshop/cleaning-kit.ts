import { cut, join, roundedBox } from '../../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, turnY, turnZ } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { decal } from '../cloth/decal.ts'
import { sheet } from '../cloth/sheet.ts'
import { addScrew } from '../hardware/screws.ts'
import { onGround } from '../pose.ts'
import { addRoundBrush, addWideBrush } from './brushes.ts'
import { addChainBath } from './chain-bath.ts'
import { addBottle } from './spray-bottle.ts'

/**
 * Returns the cleaning kit: a caddy with the bottle, a brush and the cloth; the wide brush and the chain bath stand in
 * front.
 */
export function cleaningKit(tools: Tools): Piece {
  const piece = startPiece()
  addCaddy(tools, piece)
  addBottle(tools, piece)
  addRoundBrush(tools, piece, move(64, 96, -12), turnZ(1.2), turnY(0.1))
  addCloth(tools, piece)
  addWideBrush(tools, piece, move(-92, 0, 158), turnY(0.2))
  addChainBath(tools, piece)
  return onGround(piece.done())
}

function addCaddy(tools: Tools, piece: PieceMaker) {
  const outside = roundedBox([0, 54, 0], [142, 54, 76], 18)
  const inside = roundedBox([0, 74, 0], [137, 68, 71], 14)
  const lip = roundedBox([0, 104, 0], [146, 4, 80], 3.6)
  const tub = cut(
    join([
      { field: outside, k: 1 },
      { field: lip, k: 4 },
    ]),
    join([{ field: inside, k: 1 }]),
    2,
  )
  piece.add('shell', tools.solid(tub, { min: [-152, -4, 0], max: [152, 114, 86], cell: 3.9, isHalf: true }))
  piece.add('label:logo', decal(outside, { at: [-58, 50, 140], facing: [0, 0, 1], width: 128, height: 32 }))
  for (const side of [1, -1]) {
    const bow: V3[] = [
      [side * 139, 84, 0],
      [side * 141, 150, 0],
      [side * 138, 214, 0],
      [side * 124, 236, 0],
      [side * 100, 240, 0],
    ]
    piece.add(
      'alloyDark',
      tools.sweep(curve(bow), {
        a: () => 2.6,
        b: () => 10,
        n: () => 4,
        up: [0, 0, 1],
        along: 44,
        around: 18,
        round: 1.5,
      }),
    )
    addScrew(tools, piece, [side * 147.6, 92, 0], { out: [side, 0, 0], radius: 4.6 })
  }
  const grip = curve([
    [-104, 240, 0],
    [0, 241, 0],
    [104, 240, 0],
  ])
  piece.add('wood', tools.sweep(grip, { a: () => 11, b: () => 11, along: 30, around: 36, round: 5 }))
}

const hem = (u: number, v: number): V3 => {
  const fold = Math.sin(u * 15 + v * 2) * (2 + 5 * Math.abs(v - 0.34)) + Math.sin(u * 31) * 1.2
  const x = 36 + u * 88 + Math.sin(v * 5) * 3
  if (v < 0.3) return [x, 78 + (v / 0.3) * 29, 62 - fold * 0.5 + (v / 0.3) * 10]
  if (v < 0.42) {
    const angle = ((v - 0.3) / 0.12) * Math.PI
    return [x, 107 + Math.sin(angle) * 8 + fold * 0.3, 79 - Math.cos(angle) * 8]
  }
  const down = (v - 0.42) / 0.58
  return [
    x + down * (u - 0.5) * 14,
    107 - down * 74 + Math.sin(u * 6) * 5 * down,
    87.5 + fold * 0.6 * down + 4 * down,
  ]
}

/** Adds a soft cloth hung over the caddy's edge in loose folds. */
function addCloth(tools: Tools, piece: PieceMaker) {
  piece.add(
    'fabric',
    sheet(tools, hem, { half: 1.3, columns: 54, rows: 54, uv: (_place, u, v) => [u * 5, v * 8] }),
  )
}
