import { smallBox } from '../../bike/small-box.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import type { V2, V3 } from '../../shapes/vectors.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { dropped, gather, laid, moved } from '../pose.ts'

/**
 * Returns the bleed kit: a bottle of mineral oil, two syringes with hoses, and the block that keeps the pistons apart.
 */
export function buildBleedKit(tools: Tools): Piece {
  const syringes = [
    moved(syringe(tools, 26), move(46, 0, 26), turnY(degrees(14))),
    moved(syringe(tools, 8), move(40, 0, 66), turnY(degrees(4))),
  ]
  const block = tools.box({ width: 30, height: 10, depth: 22, radius: 2.5, bevel: 1 })
  const piece = startPiece()
  piece.add('connectorYellow', place(block, move(-38, 5, 50), turnY(0.5)))
  return laid(gather(moved(bottle(tools), move(-26, 0, -14)), piece.done(), ...syringes))
}

function bottle(tools: Tools): Piece {
  const piece = startPiece()
  const turned = (rows: V2[], around = 72) => tools.lathe(rows, [0, 0, 0], [0, 1, 0], { around, edge: 34 })
  const shoulder: V2[] = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8) * (Math.PI / 2)
    return [11 + 13 * Math.cos(angle), 78 + 15 * Math.sin(angle)]
  })
  piece.add(
    'whitePlastic',
    turned([[0, 1.5], [18, 1.5], [20, 0], [22.6, 0.4], [23.8, 2.2], [24, 4], ...shoulder, [11, 97]]),
  )
  piece.add(
    'forged',
    turned([
      [24, 20],
      [24.25, 20.2],
      [24.25, 70.8],
      [24, 71],
    ]),
  )
  piece.add(
    'brass',
    turned([
      [24.2, 58],
      [24.4, 58.1],
      [24.4, 60.4],
      [24.2, 60.5],
    ]),
  )
  piece.add(
    'signalRed',
    turned([
      [24.2, 27],
      [24.4, 27.1],
      [24.4, 38.9],
      [24.2, 39],
    ]),
  )
  piece.add(
    'blackMatte',
    turned([
      [10, 95],
      [13.4, 95],
      [13.6, 95.4],
      [13.6, 97.4],
      [13.2, 97.8],
    ]),
  )
  piece.add(
    'blackMatte',
    turned([
      [13, 97.4],
      [13.4, 98],
      [13, 113],
      [12.2, 114],
      [10, 114.3],
      [0, 114.3],
    ]),
  )
  for (let i = 0; i < 40; i++) {
    const rib = smallBox(tools, { width: 0.9, height: 13, depth: 0.9, radius: 0.3, bevel: 0.2 })
    piece.add('blackMatte', place(rib, turnY((i / 40) * Math.PI * 2), move(13.3, 105.5, 0)))
  }
  return piece.done()
}

/** Returns a syringe, lying on the wings of its barrel, the plunger pulled out by `drawn`. */
export function syringe(tools: Tools, drawn: number): Piece {
  const piece = startPiece()
  const turned = (rows: V2[], around = 44) => tools.lathe(rows, [0, 0, 0], [1, 0, 0], { around, edge: 34 })
  piece.add(
    'frosted',
    turned([
      [10, 0],
      [10.4, 0.4],
      [10.4, 58],
      [9, 61],
      [4, 62],
      [3.4, 64],
      [3.2, 68],
      [2.2, 68],
    ]),
  )
  piece.add(
    'signalRed',
    turned([
      [10.42, drawn + 8],
      [10.55, drawn + 8.2],
      [10.55, 57.6],
      [10.42, 58],
    ]),
  )
  for (let i = 0; i < 10; i++) piece.add('blackMatte', mark(tools, 10 + i * 4.8, i % 5 === 0))
  piece.add(
    'frosted',
    place(tools.box({ width: 24, height: 36, depth: 2, radius: 7, bevel: 0.6 }), turnY(Math.PI / 2)),
  )
  const rod = (turn: number) =>
    place(
      tools.box({ width: drawn + 8, height: 14, depth: 1.8, radius: 0.6, bevel: 0.4 }),
      turnX(turn),
      move(-(drawn + 8) / 2, 0, 0),
    )
  piece.add('whitePlastic', rod(0), rod(Math.PI / 2))
  piece.add(
    'whitePlastic',
    turned([
      [0, -drawn - 11],
      [11, -drawn - 11],
      [11.8, -drawn - 10.4],
      [11.8, -drawn - 8.8],
      [11, -drawn - 8],
      [0, -drawn - 8],
    ]),
  )
  const ends: V3[] = [
    [66, 0, 0],
    [78, -1, 0],
    [96, -8.4, 6],
    [116, -9.6, 0],
    [128, -9.6, -20],
    [108, -9.6, -32],
    [84, -9.6, -26],
  ]
  piece.add('frosted', tools.tube(curve(ends), 2.4, { along: 70, around: 14 }))
  const fitting: V2[] = [
    [2.4, -6],
    [3, -6],
    [3.4, 0],
    [3.4, 1],
    [4.4, 1.2],
    [4.4, 5],
    [3, 5.4],
    [3, 10],
    [0, 10],
  ]
  piece.add('brass', tools.lathe(fitting, [84, -9.2, -26], [77, -9.2, -24], { around: 24 }))
  return dropped(piece.done(), turnX(degrees(90)), turnX(-Math.PI / 2))
}

/** Returns a mark of the scale, bent around the barrel. */
const mark = (tools: Tools, at: number, isLong: boolean) =>
  tools.lathe(
    [
      [10.44, at],
      [10.64, at + 0.1],
      [10.64, at + 0.5],
      [10.44, at + 0.6],
    ],
    [0, 0, 0],
    [1, 0, 0],
    { around: 24, from: 0.6, through: isLong ? 1.5 : 0.9 },
  )
