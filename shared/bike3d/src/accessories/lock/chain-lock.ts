import { curve } from '../../shapes/curves.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { table } from '../../shapes/table.ts'
import { degrees, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { stitches, withWeave } from '../cloth/straps.ts'
import { onGround } from '../pose.ts'
import { addKey } from './key.ts'

const SLEEVE = 15

/**
 * Returns the chain lock: a metre of chain in its sleeve, coiled on the ground, with the frame lock's plug and the
 * loop in front.
 */
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
  addKey(tools, piece, move(30, 3.2, 122), turnY(-0.7), turnX(-Math.PI / 2))
  return onGround(piece.done())
}

/** Returns the sleeve's points: two turns on top of each other, both ends leading to the front. */
function sleevePoints(): V3[] {
  const points: V3[] = [[160, SLEEVE, 100]]
  for (let turned = 0; turned <= 780; turned += 20) {
    const angle = degrees(62 + turned)
    const raised = table([
      [330, 0],
      [420, 27],
    ])(turned)
    const reach = 68 + 3 * Math.sin(turned / 50)
    points.push([Math.cos(angle) * reach, SLEEVE + raised, Math.sin(angle) * reach])
  }
  return [...points, [-92, 40, 44], [-112, 27, 86], [-132, 17, 112], [-160, SLEEVE, 128]]
}

/** Adds the ends: two bare links on each, then the plug or the loop. */
function addEnds(tools: Tools, piece: PieceMaker) {
  addLinks(tools, piece, [152, 9, 97], 0.31)
  addLinks(tools, piece, [-152, 9, 126], Math.PI - 0.35)
  const plug = [move(182, 9, 107), turnY(-0.31)]
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
  piece.add('steelCog', place(loop, move(-184, 5, 136), turnY(Math.PI + 0.35)))
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
