import { smallBox } from '../../bike/small-box.ts'
import type { Piece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place, turnY } from '../../shapes/transforms.ts'
import { degrees, TURN, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { made } from '../made.ts'
import { gather, laid, moved } from '../pose.ts'

/** Returns the adapter between both chargers' plugs: a round socket, a short cable, a flat plug with two blades. */
export function buildPlugAdapter(tools: Tools): Piece {
  const along = (rows: V2[]) => tools.lathe(rows, [0, 0, 0], [1, 0, 0], { around: 56, edge: 28 })
  const socket = gather(
    made(
      'blackMatte',
      along([
        [2.8, -2],
        [5, 0],
        [9, 10],
        [12.4, 16],
        [12.4, 42],
        [11.8, 43],
        [9.4, 43],
        [9.2, 30],
        [0, 30],
      ]),
    ),
    made(
      'alloyGold',
      along([
        [12.3, 34],
        [12.8, 34.3],
        [12.8, 37.7],
        [12.3, 38],
      ]),
    ),
    made(
      'brass',
      ...[0, 1, 2, 3, 4].map((i) => {
        const angle = (i / 5) * TURN
        const [y, z] = [Math.cos(angle) * 5, Math.sin(angle) * 5]
        return tools.cylinder([29, y, z], [40, y, z], 1.3, 16)
      }),
    ),
  )
  const grip = tools.sweep(
    curve([
      [-1, 0, 0],
      [16, 0, 0],
      [38, 0, 0],
    ]),
    {
      a: (t) => 4.6 + 9.4 * Math.min(1, t * 2.4),
      b: (t) => 4.6 + 2 * Math.min(1, t * 2.4),
      n: () => 3.4,
      up: [0, 1, 0],
      along: 36,
      around: 44,
      round: 2,
    },
  )
  const nose = place(tools.box({ width: 16, height: 9, depth: 22, radius: 2, bevel: 1 }), move(44, 0, 0))
  const blades = [-5.6, 5.6].map((z) =>
    place(smallBox(tools, { width: 12, height: 5.4, depth: 1.6, radius: 0.8 }), move(56, 0, z)),
  )
  const plug = gather(made('blackMatte', grip), made('blackGloss', nose), made('brass', ...blades))
  const path = curve([
    [-22, 12.4, 0],
    [-4, 12, 2],
    [8, 6, 14],
    [4, 3.4, 34],
    [16, 4, 52],
    [36, 6.8, 54],
  ])
  return laid(
    gather(
      made('rubber', tools.tube(path, 2.8, { along: 80, around: 16 })),
      moved(socket, move(-22, 12.8, 0), turnY(Math.PI)),
      moved(plug, move(35, 6.8, 54)),
    ),
    turnY(degrees(-12)),
  )
}
