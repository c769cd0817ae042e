import { circularHole, roundedRectangle } from '../../shapes/extrude.ts'
import type { Piece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { bolt } from '../hardware/bolt.ts'
import { lyingBolt } from '../hardware/small-parts.ts'
import { made } from '../made.ts'
import { dropped, gather, laid, moved } from '../pose.ts'

/** Returns the charger's wall mount: the back with its holes, the tray, two hooks for the cable, screws and plugs. */
export function buildWallMount(tools: Tools): Piece {
  const shape = roundedRectangle(190, 150, 10)
  for (const x of [-78, 78]) for (const y of [-56, 56]) shape.holes.push(circularHole(x, y, 3.4))
  const back = place(tools.extrude(shape, { depth: 3, bevel: 0.6, curveSteps: 16, edge: 16 }), move(0, 75, 0))
  const tray = place(
    tools.box({ width: 190, height: 90, depth: 3, radius: 8, bevel: 0.6 }),
    move(0, 44, 44),
    turnX(Math.PI / 2),
  )
  const lip = place(tools.box({ width: 190, height: 26, depth: 3, radius: 6, bevel: 0.6 }), move(0, 55, 88))
  const sides = [-93.6, 93.6].map((x) =>
    place(
      tools.box({ width: 88, height: 26, depth: 3, radius: 6, bevel: 0.6 }),
      move(x, 55, 44),
      turnY(Math.PI / 2),
    ),
  )
  const hook = (x: number) =>
    tools.tube(
      curve([
        [x, 20, 1],
        [x, 18, 20],
        [x, 17, 40],
        [x, 22, 52],
        [x, 34, 56],
      ]),
      4.2,
      { along: 50, around: 18, round: 3 },
    )
  const options = { diameter: 6, length: 34, head: 'button' } as const
  const screw = bolt(tools, options)
  const wallPlug = dropped(
    made(
      'greyPlastic',
      tools.lathe(
        [
          [2.4, 0],
          [5, 0],
          [5, 3],
          [4.2, 4],
          [4.2, 12],
          [4.8, 13],
          [4.2, 20],
          [4.8, 21],
          [3.4, 32],
          [0, 33],
        ],
        [0, 0, 0],
        [1, 0, 0],
        { around: 36, edge: 28 },
      ),
    ),
  )
  return laid(
    gather(
      made('satin', back, tray, lip, ...sides),
      made('rubber', hook(-48), hook(48)),
      moved(lyingBolt(screw, options, 26), move(-60, 0, 118)),
      moved(lyingBolt(screw, options, -12), move(-14, 0, 126)),
      moved(wallPlug, move(34, 0, 116), turnY(degrees(20))),
      moved(wallPlug, move(78, 0, 124), turnY(degrees(-26))),
    ),
  )
}
