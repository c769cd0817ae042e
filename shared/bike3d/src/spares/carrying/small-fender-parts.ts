import { smallBox } from '../../bike/small-box.ts'
import { Shape } from 'three'

import type { Piece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { circularHole } from '../../shapes/extrude.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees, type V2, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { washer } from '../hardware/washer.ts'
import { flatPlate, made } from '../made.ts'
import { gather, laid, moved } from '../pose.ts'

/** Returns a stay: steel wire bent into a narrow U, an eyelet around its middle, a cap on each end. */
export function buildFenderStay(tools: Tools): Piece {
  const wire: V3[] = [
    [0, 2, -34],
    [60, 2, -34],
    [270, 2, -33],
    [312, 2, -26],
    [326, 2, -9],
    [329, 2, 0],
    [326, 2, 9],
    [312, 2, 26],
    [270, 2, 33],
    [60, 2, 34],
    [0, 2, 34],
  ]
  const caps = [-34, 34].map((z) => tools.cylinder([-3, 2.6, z], [14, 2.6, z], 3, 24))
  const eyelet = washer(tools, { inner: 2.8, outer: 7, height: 3 }, 'steel')
  return laid(
    gather(
      made('steel', tools.tube(curve(wire), 1.7, { along: 200, around: 14, round: 1 })),
      made('blackMatte', ...caps),
      moved(eyelet, move(336, 0.4, 0)),
    ),
    turnY(degrees(70)),
  )
}

/** Returns a soft flap with the two rivets that hold it to a fender's end. */
export function buildMudflap(tools: Tools): Piece {
  const shape = new Shape()
  shape.moveTo(-24, 0)
  shape.lineTo(-34, -78)
  shape.quadraticCurveTo(-34, -90, -22, -91)
  shape.quadraticCurveTo(0, -95, 22, -91)
  shape.quadraticCurveTo(34, -90, 34, -78)
  shape.lineTo(24, 0)
  shape.quadraticCurveTo(24, 8, 16, 8)
  shape.lineTo(-16, 8)
  shape.quadraticCurveTo(-24, 8, -24, 0)
  shape.holes.push(circularHole(-11, -4, 2.4), circularHole(11, -4, 2.4))
  const flap = flatPlate(tools, 'rubber', { shape, depth: 3, bevel: 0.7 })
  const rivet: V2[] = [
    [2.6, 0],
    [5.4, 0],
    [5.6, 0.4],
    [4.6, 1.4],
    [2.6, 1.6],
    [2.6, 0],
  ]
  const rivets = [-11, 11].map((x) => tools.lathe(rivet, [x, 3, -37.5], [x, 4, -37.5], { around: 32 }))
  const ribs = [-16, 0, 16].map((x) =>
    place(
      smallBox(tools, { width: 2.4, height: 62, depth: 1.4, radius: 1 }),
      move(x, 3.2, 8),
      turnX(Math.PI / 2),
    ),
  )
  return laid(gather(flap, made('steel', ...rivets), made('rubber', ...ribs)), turnY(degrees(52)))
}

/** Returns the rubber foot of a kickstand: a wide sole, a socket for the leg. */
export function buildKickstandFoot(tools: Tools): Piece {
  const rows: V2[] = [
    [0, 0],
    [15, 0],
    [17, 1.4],
    [16.6, 4],
    [12.4, 12],
    [11, 17],
    [11.6, 19],
    [11, 21],
    [11.4, 23],
    [10.8, 25],
    [11, 34],
    [10.4, 35],
    [7.6, 35],
    [7.4, 34],
    [7.4, 12],
    [0, 12],
  ]
  return laid(made('rubber', tools.lathe(rows, [0, 0, 0], [0, 1, 0], { around: 64, edge: 30 })))
}
