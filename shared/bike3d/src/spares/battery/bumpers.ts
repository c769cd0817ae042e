import type { Piece } from '../../piece.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { made } from '../made.ts'
import { gather, laid, moved } from '../pose.ts'

/** Returns four rubber bumpers with ribs, which keep a battery from rattling. */
export function buildBatteryBumpers(tools: Tools): Piece {
  const block = tools.box({ width: 34, height: 16, depth: 6, radius: 4, bevel: 1.4 })
  const ribs = [-10, -5, 0, 5, 10].map((x) =>
    place(tools.box({ width: 2, height: 12, depth: 3, radius: 0.9, bevel: 0.6 }), move(x, 0, 3.4)),
  )
  const one = laid(made('rubber', block, ...ribs), turnX(-Math.PI / 2))
  const places = [
    [-22, -14, 12],
    [20, -16, -10],
    [-18, 14, -14],
    [24, 12, 22],
  ] as const
  return laid(gather(...places.map(([x, z, turn]) => moved(one, move(x, 0, z), turnY(degrees(turn))))))
}
