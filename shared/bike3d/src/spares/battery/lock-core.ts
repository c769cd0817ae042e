import { Shape } from 'three'

import { type Piece, startPiece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { circularHole, roundedRectangle } from '../../shapes/extrude.ts'
import { move, place, turnX, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees, TURN, type V2, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { dropped, gather, laid, moved } from '../pose.ts'

/** Returns the lock core: the barrel lies with its keyhole towards the camera, two keys on a ring in front of it. */
export function buildLockCore(tools: Tools): Piece {
  const one = key(tools)
  return laid(
    gather(
      moved(
        dropped(barrel(tools), turnY(degrees(-30)), turnZ(degrees(-83)), turnY(degrees(-75))),
        move(-20, 0, -30),
      ),
      moved(one, move(14, 0.4, 18), turnY(degrees(38))),
      moved(one, move(14, 2.7, 18), turnZ(degrees(-2)), turnY(degrees(-18))),
      moved(ring(tools), move(14, 0, 18)),
    ),
  )
}

/** Returns the barrel, standing with its face up. */
function barrel(tools: Tools): Piece {
  const piece = startPiece()
  const upright = (rows: V2[], around = 56) => tools.lathe(rows, [0, 0, 0], [0, 1, 0], { around, edge: 30 })
  piece.add(
    'steel',
    upright([
      [0, 6],
      [8, 6],
      [8.4, 6.5],
      [8.4, 26],
      [10.6, 26.2],
      [11, 26.8],
      [11, 30],
      [10.2, 31],
      [8.2, 31.2],
      [7.8, 30.4],
      [0, 30.4],
    ]),
  )
  piece.add(
    'alloyDark',
    upright([
      [0, 30.2],
      [7.4, 30.2],
      [7.5, 30.8],
      [7.1, 31.2],
      [0, 31.2],
    ]),
  )
  const slot = tools.box({ width: 7.4, height: 1.7, depth: 0.8, radius: 0.5, bevel: 0.1 })
  piece.add('blackMatte', place(slot, move(0, 31.1, 0), turnX(-Math.PI / 2)))
  for (let i = 0; i < 5; i++) {
    const disc = tools.box({ width: 3, height: 1.8, depth: 1.5, radius: 0.5, bevel: 0.2 })
    piece.add('brass', place(disc, move(0, 10 + i * 3, 8.2)))
  }
  const cam = new Shape()
  cam.absarc(0, 0, 7, degrees(35), degrees(325), false)
  cam.lineTo(17, -3)
  cam.absarc(17, 0, 3.4, -Math.PI / 2, Math.PI / 2, false)
  cam.closePath()
  cam.holes.push(circularHole(0, 0, 2.4))
  piece.add(
    'steel',
    place(tools.extrude(cam, { depth: 2.4, bevel: 0.3, edge: 20 }), move(0, 4.2, 0), turnX(-Math.PI / 2)),
  )
  piece.add(
    'alloyDark',
    upright(
      [
        [0, 1],
        [3.6, 1],
        [3.8, 1.3],
        [3.8, 3],
        [0, 3.1],
      ],
      6,
    ),
  )
  piece.add(
    'steel',
    upright([
      [0, 0],
      [2, 0],
      [2.2, 0.3],
      [2.2, 6],
      [0, 6],
    ]),
  )
  return piece.done()
}

/** Returns a key, lying with the hole for the ring at the origin and its blade along x. */
function key(tools: Tools): Piece {
  const piece = startPiece()
  const head = roundedRectangle(20, 23, 8)
  head.holes.push(circularHole(-5.6, 0, 3))
  const flat = (shape: Shape, depth: number) =>
    place(
      tools.extrude(shape, { depth, bevel: depth * 0.22, bevelSteps: 2, curveSteps: 14, edge: 20 }),
      move(5.6, depth / 2, 0),
      turnX(-Math.PI / 2),
    )
  piece.add('blackMatte', place(flat(head, 3.6), move(0, 0, 0)))
  const badge = tools.lathe(
    [
      [0, 0],
      [4, 0],
      [4.2, 0.2],
      [4.2, 0.4],
      [0, 0.5],
    ],
    [10, 3.5, 0],
    [10, 4, 0],
    { around: 32 },
  )
  piece.add('brass', badge)
  const blade = new Shape()
  const cuts: V2[] = [
    [8, 3.4],
    [13, 3.4],
    [15, 2],
    [17, 2.8],
    [19, 1.4],
    [21.4, 2.6],
    [23.6, 1.2],
    [25.4, 2.6],
    [27.8, 1.6],
    [30, 2.8],
    [33, 0.4],
  ]
  cuts.forEach(([x, y], i) => (i === 0 ? blade.moveTo(x, y) : blade.lineTo(x, y)))
  for (const [x, y] of cuts.toReversed()) blade.lineTo(x, -y)
  blade.closePath()
  piece.add(
    'steel',
    place(
      tools.extrude(blade, { depth: 1.9, bevel: 0.3, bevelSteps: 1, edge: 20 }),
      move(5.6, 1.8, 0),
      turnX(-Math.PI / 2),
    ),
  )
  const groove = tools.box({ width: 21, height: 1, depth: 0.3, radius: 0.3, bevel: 0.05 })
  piece.add('steelCog', place(groove, move(26, 2.75, 0), turnX(-Math.PI / 2)))
  return piece.done()
}

/** Returns a split ring through the holes of both keys: it lies on the ground and rises where it goes through them. */
function ring(tools: Tools): Piece {
  const piece = startPiece()
  const points = Array.from({ length: 49 }, (_, i): V3 => {
    const angle = (i / 48) * TURN * 1.9
    const height = 1.2 + (i / 48) * 1.6 + 5.4 * Math.max(0, Math.cos(angle)) ** 2
    return [-11 + Math.cos(angle) * 11.4, height, Math.sin(angle) * 11.4]
  })
  piece.add('steel', tools.tube(curve(points), 0.8, { along: 120, around: 10 }))
  return piece.done()
}
