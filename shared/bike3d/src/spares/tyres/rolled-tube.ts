import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { place, move, turnX, turnY } from '../../shapes/transforms.ts'
import { TURN, type V2, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { thread } from '../hardware/thread.ts'
import { laid } from '../pose.ts'

const WIDTH = 19
const LAYER = 3.7
const TURNS = 7

/**
 * Returns an inner tube as it is sold: folded flat, rolled up, held by a rubber band, with its long valve standing
 * off.
 */
export function buildTube(tools: Tools): Piece {
  const piece = startPiece()
  const roll = curve(layers())
  piece.add(
    'rubber',
    tools.sweep(roll, {
      a: (t) => 1.72 + 0.12 * Math.sin(t * 140),
      b: (t) => WIDTH + 0.5 * Math.sin(t * 61),
      n: () => 3,
      up: [0, 1, 0],
      along: 420,
      around: 24,
      round: 1.4,
    }),
  )
  addBand(tools, piece)
  addValve(tools, piece)
  return laid(piece.done(), turnY(-0.5))
}

const bent = (value: number) => Math.sign(value) * Math.abs(value) ** 0.4

const outer = 9 + LAYER * TURNS

/** Returns the points of a spiral that is long in x. */
function layers(): V3[] {
  const steps = 40
  return Array.from({ length: TURNS * steps + 1 }, (_, i): V3 => {
    const angle = (i / steps) * TURN
    const radius = 9 + (LAYER * i) / steps
    return [Math.cos(angle) * (radius + 46), WIDTH, Math.sin(angle) * radius]
  })
}

function addBand(tools: Tools, piece: PieceMaker) {
  const [z, y] = [outer + 0.6, WIDTH + 1]
  const band = Array.from({ length: 40 }, (_, i): V3 => {
    const [cos, sin] = [Math.cos((i / 40) * TURN), Math.sin((i / 40) * TURN)]
    return [-14, WIDTH + bent(sin) * y, bent(cos) * z]
  })
  piece.add(
    'connectorYellow',
    tools.sweep(curve(band, { isClosed: true }), {
      a: () => 0.5,
      b: () => 4.4,
      n: () => 4,
      up: [1, 0, 0],
      along: 100,
      around: 10,
      isOpen: true,
    }),
  )
}

/** Adds the valve, threaded over its whole length, with nut and cap; it stands off the outermost layer. */
function addValve(tools: Tools, piece: PieceMaker) {
  const at = [move(26, WIDTH, outer - 5), turnY(0.25), turnX(Math.PI / 2)] as const
  const add = (finish: 'rubber' | 'brass' | 'blackGloss', rows: V2[], around = 36) =>
    piece.add(finish, place(tools.lathe(rows, [0, 0, 0], [0, 1, 0], { around, edge: 30 }), ...at))
  add('rubber', [
    [0, 0],
    [13, 0],
    [12, 1.6],
    [8, 3],
    [5.4, 6],
    [0, 6.4],
  ])
  piece.add(
    'brass',
    place(thread(tools, { radius: 3, length: 52, pitch: 0.8, around: 28 }), ...at, move(0, 4, 0)),
  )
  add('brass', [
    [3, 15],
    [6.6, 15],
    [7, 15.4],
    [7, 17.6],
    [6.6, 18],
    [3, 18],
  ])
  add('blackGloss', [
    [3.6, 50],
    [4, 50.4],
    [4, 64],
    [3, 69],
    [1.8, 70.6],
    [0, 71],
  ])
}
