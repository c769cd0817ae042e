import type { FinishName } from '../../materials/finishes.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { table } from '../../shapes/table.ts'
import { turnY } from '../../shapes/transforms.ts'
import { degrees, type V2, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { atEnd } from '../cables/cable-end.ts'
import { connector } from '../cables/connector.ts'
import { gather, laid } from '../pose.ts'

const CABLE = 2.3
const LIFT = 5.6

interface Branch {
  ring: FinishName
  kind?: 'socket'
  points: V2[]
}

/** The branches at the display's end and at the motor's end of the sleeve. */
const BRANCHES: Branch[] = [
  {
    ring: 'connectorGreen',
    points: [
      [96, 34],
      [134, 42],
      [168, 34],
      [190, 16],
    ],
  },
  {
    ring: 'connectorYellow',
    kind: 'socket',
    points: [
      [96, 38],
      [130, 58],
      [160, 66],
      [188, 62],
    ],
  },
  {
    ring: 'signalRed',
    points: [
      [92, 42],
      [112, 76],
      [140, 96],
      [166, 98],
    ],
  },
  {
    ring: 'threadLock',
    kind: 'socket',
    points: [
      [-96, -34],
      [-132, -34],
      [-160, -22],
      [-176, 0],
    ],
  },
  {
    ring: 'signalRed',
    kind: 'socket',
    points: [
      [-92, -38],
      [-124, -58],
      [-158, -62],
      [-190, -54],
    ],
  },
  {
    ring: 'connectorGreen',
    points: [
      [-88, -42],
      [-104, -76],
      [-132, -96],
      [-160, -98],
    ],
  },
]

/**
 * Returns the wiring harness: all cables in one braided sleeve laid in a loop, with a fan of connectors at each end.
 */
export function buildWiringHarness(tools: Tools): Piece {
  const trunk = startPiece()
  const way = curve([
    [-84, 6, -38],
    [-50, 6, -22],
    [-22, 6, 6],
    [-30, 6, 44],
    [-74, 6, 52],
    [-98, 6, 22],
    [-70, 7, -8],
    [-26, 17, -8],
    [10, 12, -14],
    [38, 6, -34],
    [70, 6, -30],
    [76, 6, 2],
    [86, 6, 34],
  ])
  const swell = table([
    [0, 5.6],
    [0.04, 6],
    [0.96, 6],
    [1, 5.6],
  ])
  trunk.add(
    'webbing',
    tools.tube(way, (t) => swell(t) + 0.22 * Math.sin(t * 900), { along: 460, around: 16 }),
  )
  for (const t of [0.01, 0.99])
    trunk.add('rubber', cuff(tools, way.getPointAt(t).toArray(), way.getTangentAt(t).toArray()))
  return laid(gather(trunk.done(), ...BRANCHES.map((branch) => branchOf(tools, branch))), turnY(degrees(6)))
}

/** Returns the heat-shrink cuff over the sleeve's end. */
const cuff = (tools: Tools, [x, y, z]: V3, [dx, dy, dz]: V3) =>
  tools.lathe(
    [
      [5.4, -12],
      [6.8, -11],
      [6.9, 10],
      [6.4, 12],
      [3, 12.6],
    ],
    [x, y, z],
    [x + dx, y + dy, z + dz],
    { around: 28 },
  )

function branchOf(tools: Tools, { ring, kind, points }: Branch): Piece {
  const way = curve(
    points.map(([x, z], i): V3 => [x, i === 0 ? 6 : i === points.length - 1 ? LIFT : CABLE + 0.6, z]),
  )
  const piece = startPiece()
  piece.add('rubber', tools.tube(way, CABLE, { along: 50, around: 12 }))
  return gather(piece.done(), atEnd(connector(tools, { cable: CABLE, ring, kind }), way, 'end'))
}
