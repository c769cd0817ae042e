import type { BufferGeometry } from 'three'

import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { move, place } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Measures } from '../measures.ts'
import type { BikePlan } from '../pieces.ts'
import { smallBox } from '../small-box.ts'
import { coverOf, onCover, shellOf } from './saddle-body.ts'
import { addSeams } from './saddle-seams.ts'
import { depthAt, SADDLES, type SaddleShape } from './saddle-shapes.ts'

/** Offset from the saddle point in the measures to the saddle model's origin. */
const PLACE: V3 = [6, -8, 0]
/**
 * The straight part of the rails, which the post clamps: half their distance, start and end from the tail, height
 * below the edge.
 */
export const RAILS = { apart: 22, from: 92, to: 150, below: 25, radius: 3.5 } as const

/** Returns the middle of the rails' straight part, in the bike's space. */
export function railsAt({ saddle }: Measures, kind: BikePlan['shape']['saddle']): V3 {
  const { depth } = SADDLES[kind]
  return [saddle[0] + 2, saddle[1] + PLACE[1] - depth - RAILS.below, 0]
}

export function buildSaddle({ tools, measures, shape }: BikePlan): Piece {
  const piece = startPiece()
  const saddle = SADDLES[shape.saddle]
  const into = move(measures.saddle[0] + PLACE[0], measures.saddle[1] + PLACE[1], PLACE[2])
  const put: PieceMaker = {
    ...piece,
    add: (material, ...geometries: BufferGeometry[]) =>
      piece.add(material, ...geometries.map((geometry) => place(geometry, into))),
  }
  // All of Homie's saddles are brown like its grips.
  put.add(shape.bike === 'nireeka-homie' ? 'leather' : saddle.cover, coverOf(tools, saddle))
  put.add('blackMatte', shellOf(tools, saddle))
  addRails(put, { tools, measures, shape }, saddle)
  if (shape.saddle === 'gel') addElastomers(put, { tools, measures, shape }, saddle)
  if (shape.saddle !== 'leather') addSeams(put, tools, saddle)
  if (shape.saddle === 'leather') addRivets(put, { tools, measures, shape }, saddle)
  return piece.done()
}

/** Adds two steel rails from sockets below the tail to one in the nose. */
function addRails(piece: PieceMaker, { tools }: BikePlan, shape: SaddleShape) {
  const { tail, nose, depth, top } = shape
  const low = -depth - RAILS.below
  const noseY = top(nose - 34) - depthAt(shape, nose - 34)
  const tailY = top(tail + 40) - depth
  for (const side of [1, -1]) {
    const points: V3[] = [
      [tail + 34, tailY - 1, side * 34],
      [tail + 48, tailY - 7, side * 32],
      [tail + 70, low + 4, side * 26],
      [tail + RAILS.from, low, side * RAILS.apart],
      [tail + RAILS.to, low, side * RAILS.apart],
      [tail + 190, low + 7, side * 18],
      [nose - 50, noseY - 9, side * 11],
      [nose - 28, noseY + 1, side * 7],
    ]
    piece.add('alloyDark', tools.tube(points, RAILS.radius, { along: 46, around: 12 }))
    const socket = smallBox(tools, { width: 30, height: 12, depth: 17, radius: 4 })
    piece.add('blackMatte', socket.rotateZ(-0.5).translate(tail + 38, tailY - 1, side * 34))
  }
  piece.add(
    'blackMatte',
    smallBox(tools, { width: 34, height: 10, depth: 25, radius: 5 })
      .rotateZ(0.42)
      .translate(nose - 34, noseY - 2.4, 0),
  )
  piece.add(
    'satin',
    smallBox(tools, { width: 5, height: 10, depth: 76, radius: 2 }).translate(tail + 30, tailY - 3, 0),
  )
}

/** Adds rubber springs between shell and rails, at the tail. */
function addElastomers(piece: PieceMaker, { tools }: BikePlan, { tail, depth, top }: SaddleShape) {
  const y = top(tail + 56) - depth
  for (const side of [1, -1]) {
    const z = side * 45
    piece.add(
      'rubber',
      tools.lathe(
        [
          [0, 0],
          [13, 0],
          [14.5, 3],
          [13, 6],
          [14.5, 9],
          [13, 12],
          [14.5, 15],
          [13, 18],
          [0, 18],
        ],
        [tail + 52, y + 3, z],
        [tail + 51, y - 15, z],
        { around: 28, edge: 30 },
      ),
    )
    piece.add('satin', tools.cylinder([tail + 51, y - 15, z], [tail + 51, y - 18.4, z], 12, 26))
    piece.add(
      'alloyDark',
      tools.cylinder([tail + 51, y - 17, z], [tail + 88, -depth - RAILS.below, side * 23], 3.4, 14),
    )
  }
}

/** Adds copper rivets around the tail and on the nose. */
function addRivets(piece: PieceMaker, { tools }: BikePlan, shape: SaddleShape) {
  const rivet = ([x, y, z]: V3, out: V3) =>
    tools.lathe(
      [
        [0, 2.2],
        [2.4, 1.8],
        [4.6, 0.6],
        [5, -1.5],
      ],
      [x, y, z],
      [x + out[0], y + out[1], z + out[2]],
      { around: 18, edge: 60 },
    )
  for (const t of [0.115, 0.2, 0.285])
    for (const height of [0.1, 0.9]) {
      const at = onCover(shape, t, height)
      piece.add('brass', rivet(at, [-0.55, 0.35, Math.sign(at[2]) * 0.75]))
    }
  for (const height of [0.22, 0.78]) {
    const at = onCover(shape, 0.955, height)
    piece.add('brass', rivet(at, [0.6, 0.7, Math.sign(at[2]) * 0.3]))
  }
}
