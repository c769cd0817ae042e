import type { Piece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { made } from '../made.ts'
import { gather, laid } from '../pose.ts'
import { atEnd } from './cable-end.ts'
import { connector } from './connector.ts'

/** Returns the cable that joins two batteries: two sockets, the moulded fork, one plug. */
export function buildBatteryYCable(tools: Tools): Piece {
  const thick = 3
  const trunk = curve([
    [0, thick, 0],
    [-34, thick, -4],
    [-62, thick, -20],
    [-96, 5.6, -22],
  ])
  const left = curve([
    [22, thick, -4],
    [46, thick, -18],
    [74, thick, -38],
    [112, 5.6, -40],
  ])
  const right = curve([
    [22, thick, 4],
    [44, thick, 18],
    [70, thick, 42],
    [104, 5.6, 48],
  ])
  const tube = (path: typeof trunk) => tools.tube(path, thick, { along: 60, around: 16 })
  const fork = (z: number) =>
    tools.sweep(
      curve([
        [-8, 4.4, 0],
        [4, 4.6, z * 0.3],
        [14, 4.6, z * 0.8],
        [30, 4, z * 1.5],
      ]),
      {
        a: (t) => 5.4 - t * 1.2,
        b: (t) => 5.4 - t * 1.2,
        along: 30,
        around: 28,
        round: 2,
      },
    )
  const end = (kind: 'plug' | 'socket') => connector(tools, { cable: thick, ring: 'connectorYellow', kind })
  return laid(
    gather(
      made('rubber', tube(trunk), tube(left), tube(right)),
      made('blackMatte', fork(7), fork(-7)),
      atEnd(end('plug'), trunk, 'end'),
      atEnd(end('socket'), left, 'end'),
      atEnd(end('socket'), right, 'end'),
    ),
    turnY(degrees(20)),
  )
}
