import { curve } from '../../shapes/curves.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { stitches, withWeave } from '../cloth/straps.ts'
import { onGround } from '../pose.ts'
import { addKey } from './key.ts'

const SLEEVE = 15

/** A metre of chain in its sleeve, coiled on the ground; the plug for the frame lock and the loop lie in front. */
export function chainLock(tools: Tools): Piece {
  const piece = startPiece()
  const points = sleevePoints()
  const path = curve(points)
  const folds = (t: number) =>
    SLEEVE + 0.9 * Math.sin(t * 96 + 2 * Math.sin(t * 31)) * (0.5 + 0.5 * Math.sin(t * 23))
  const sleeve = tools.sweep(path, {
    a: folds,
    b: (t) => folds(t + 0.013),
    n: () => 2.5,
    up: [0, 1, 0],
    along: 300,
    around: 28,
    round: 5,
  })
  piece.add('fabric', withWeave(sleeve, path.getLength(), SLEEVE * 3))
  const seam = path.getSpacedPoints(160).map((point, i): V3 => {
    const tangent = path.getTangentAt(i / 160)
    return [point.x + tangent.z * -6, point.y + SLEEVE * 0.91, point.z + tangent.x * 6]
  })
  piece.add('greyPlastic', stitches(tools, seam.slice(6, -6), { length: 4.6, gap: 3.4, radius: 0.5 }))
  addEnds(tools, piece)
  addKey(tools, piece, move(14, 3.2, 4), turnY(-0.7), turnX(-Math.PI / 2))
  return onGround(piece.done())
}

/** A turn and a half; the second lies half upon the first. */
function sleevePoints(): V3[] {
  const points: V3[] = [[214, SLEEVE, 128]]
  for (let angle = 62; angle <= 62 + 470; angle += 20) {
    const t = (angle - 62) / 470
    const over = Math.max(0, (t - 0.62) / 0.38)
    const reach = 124 - 26 * over * over * (3 - 2 * over) + 6 * Math.sin(angle / 40)
    const height = SLEEVE + (t > 0.6 ? 26 * Math.min(1, (t - 0.6) / 0.14) : 0)
    points.push([Math.cos(degrees(angle)) * reach, height, Math.sin(degrees(angle)) * reach])
  }
  return [...points, [-140, 32, 92], [-178, 17, 116], [-214, SLEEVE, 128]]
}

/** Two bare links at both ends, then the plug or the loop. */
function addEnds(tools: Tools, piece: PieceMaker) {
  addLinks(tools, piece, [206, 9, 124], 0.45)
  addLinks(tools, piece, [-206, 9, 126], Math.PI - 0.35)
  const plug = [move(236, 9, 139), turnY(-0.45)]
  piece.add(
    'blackMatte',
    place(
      tools.lathe(
        [
          [0, 0],
          [8, 0],
          [10.5, 2],
          [11, 8],
          [11, 26],
          [9.5, 29],
          [0, 29],
        ],
        [0, 0, 0],
        [1, 0, 0],
        { around: 36, edge: 30 },
      ),
      ...plug,
    ),
  )
  piece.add(
    'steel',
    place(
      tools.lathe(
        [
          [0, 28],
          [6.4, 28],
          [6.4, 44],
          [4.6, 45],
          [4.6, 49],
          [6.4, 50],
          [6.4, 57],
          [4.4, 61],
          [0, 62],
        ],
        [0, 0, 0],
        [1, 0, 0],
        { around: 32, edge: 30 },
      ),
      ...plug,
    ),
  )
  const loop = tools.tube(
    [
      [0, 0, 0],
      [16, 0, 15],
      [38, 0, 15],
      [50, 0, 0],
      [38, 0, -15],
      [16, 0, -15],
      [0, 0, 0],
    ],
    4.6,
    { along: 70, around: 18 },
  )
  piece.add('steelCog', place(loop, move(-238, 5, 136), turnY(Math.PI + 0.35)))
}

function addLinks(tools: Tools, piece: PieceMaker, at: V3, turn: number) {
  for (const step of [0, 1]) {
    const link = tools.sweep(linkPath(), {
      a: () => 4,
      b: () => 4,
      n: () => 4,
      up: [0, 0, 1],
      along: 56,
      around: 20,
    })
    const lie = step === 0 ? 0.5 : -1.05
    piece.add('steelCog', place(link, move(...at), turnY(-turn), move(step * 22, step * 0.4, 0), turnX(lie)))
  }
}

const linkPath = () =>
  curve(
    [
      [-15, 0, 0],
      [-9, 8.4, 0],
      [9, 8.4, 0],
      [15, 0, 0],
      [9, -8.4, 0],
      [-9, -8.4, 0],
    ],
    { isClosed: true },
  )
