import { type Piece, startPiece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { dropped, gather, laid, moved } from '../pose.ts'
import { brakePad, type PadKind } from './brake-pad.ts'

/**
 * Returns a set of pads side by side, the left one with its friction side up, the right one with its back plate up;
 * spring, pin and clip lie in front.
 */
function padSet(tools: Tools, kind: PadKind): Piece {
  const pad = brakePad(tools, kind)
  const aside = kind.half + 5
  return laid(
    gather(
      moved(dropped(pad, turnX(-Math.PI / 2)), move(-aside, 0, 0), turnY(degrees(7))),
      moved(dropped(pad, turnY(Math.PI), turnX(Math.PI / 2)), move(aside, 0, 0), turnY(degrees(-7))),
      moved(spring(tools), move(-aside, 0, 43), turnY(degrees(-70))),
      moved(pin(tools), move(aside - 4, 0, 35), turnY(degrees(8))),
    ),
  )
}

export const buildOrganicPads = (tools: Tools): Piece =>
  padSet(tools, { half: 17, friction: 'friction', hasFins: false })
export const buildSinteredPads = (tools: Tools): Piece =>
  padSet(tools, { half: 17, friction: 'sintered', hasFins: false })
export const buildFourPistonPads = (tools: Tools): Piece =>
  padSet(tools, { half: 22, friction: 'friction', hasFins: true })
export const buildFourPistonSinteredPads = (tools: Tools): Piece =>
  padSet(tools, { half: 22, friction: 'sintered', hasFins: true })

/** Returns the leaf spring that pushes the pads apart, standing on its edges. */
export function spring(tools: Tools): Piece {
  const piece = startPiece()
  const leaf = curve([
    [-17, 2.4, 9],
    [-13, 2.4, 6.6],
    [2, 2.4, 5],
    [13, 2.4, 3.2],
    [16.4, 2.4, 0],
    [13, 2.4, -3.2],
    [2, 2.4, -5],
    [-13, 2.4, -6.6],
    [-17, 2.4, -9],
  ])
  piece.add(
    'steel',
    tools.sweep(leaf, { a: () => 0.45, b: () => 2.4, n: () => 5, up: [0, 1, 0], along: 70, around: 12 }),
  )
  return piece.done()
}

/** Returns the retaining pin, lying on its head, with its clip. */
export function pin(tools: Tools): Piece {
  const piece = startPiece()
  piece.add(
    'steel',
    tools.lathe(
      [
        [0, 0],
        [3.4, 0],
        [3.7, 0.3],
        [3.7, 2.6],
        [3.4, 3],
        [2.1, 3.2],
        [2.1, 27],
        [1.5, 27.6],
        [1.5, 28.8],
        [2.1, 29.4],
        [2.1, 31.4],
        [1.7, 32],
        [0, 32],
      ],
      [-16, 3.7, 0],
      [16, 2.1, 0],
      { around: 28 },
    ),
  )
  const clip = curve([
    [0, 0.5, 12],
    [6, 0.5, 9.6],
    [9, 0.5, 11],
    [7, 0.5, 14.4],
    [0, 0.5, 14.4],
    [-6, 0.5, 13.4],
  ])
  piece.add('steel', tools.tube(clip, 0.55, { along: 40, around: 8 }))
  return piece.done()
}
