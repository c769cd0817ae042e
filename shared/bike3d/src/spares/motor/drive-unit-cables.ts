import type { PieceMaker } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, turnZ } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { connector } from '../cables/connector.ts'
import { moved } from '../pose.ts'

const TAILS: {
  from: [number, number, number]
  to: [number, number, number]
  ring: 'signalRed' | 'connectorGreen'
}[] = [
  { from: [-96, 92, 18], to: [-40, 112, 30], ring: 'signalRed' },
  { from: [-110, 88, -14], to: [-66, 124, -22], ring: 'connectorGreen' },
]

/** Adds two cables at the back of the housing. */
export function addCables(tools: Tools, piece: PieceMaker) {
  for (const {
    from: [x, y, z],
    to,
  } of TAILS) {
    const way = curve([
      [x, y - 18, z],
      [x, y, z],
      [x + 6, y + 16, z],
      [(x + to[0]) / 2 + 6, to[1] + 10, (z + to[2]) / 2],
      to,
    ])
    piece.add('rubber', tools.tube(way, 2.6, { along: 40, around: 14 }))
    piece.add(
      'rubber',
      tools.lathe(
        [
          [6.4, -8],
          [6.4, 2],
          [4.8, 4],
          [4.4, 9],
          [2.6, 10],
        ],
        [x, y - 6, z],
        [x, y - 5, z],
        { around: 32 },
      ),
    )
  }
}

/** Returns the connectors at the cables' ends. */
export const plugs = (tools: Tools) =>
  TAILS.map(({ to: [x, y, z], ring }) =>
    moved(connector(tools, { cable: 2.6, ring }), move(x, y, z), turnZ(degrees(-58))),
  )
