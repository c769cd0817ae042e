import { capsule, join, roundedBox } from '../../fields/field.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, place, turnX, turnY } from '../../shapes/transforms.ts'
import type { Tools } from '../../tools.ts'
import { atEnd } from '../cables/cable-end.ts'
import { coil, type CoilOptions } from '../cables/coil.ts'
import { connector } from '../cables/connector.ts'
import { tie } from '../cables/tie.ts'
import { bolt } from '../hardware/bolt.ts'
import { lyingBolt } from '../hardware/small-parts.ts'
import { gather, laid, moved } from '../pose.ts'

const CABLE = 1.9

/** Returns the reed sensor of the chain stay with its cable, and the magnet of the spoke. */
export function buildSpeedSensor(tools: Tools): Piece {
  const options: CoilOptions = {
    radius: 24,
    cable: CABLE,
    turns: 3,
    oval: 1.15,
    lift: 5.6,
    start: [
      [32, -14],
      [46, -28],
      [66, -30],
    ],
    end: [
      [34, 16],
      [52, 30],
      [66, 30],
    ],
  }
  const path = coil(options)
  const cable = startPiece()
  cable.add('rubber', tools.tube(path, CABLE, { along: 320, around: 12 }))
  cable.add('webbing', tie(tools, options, Math.PI))
  const screw = { diameter: 5, length: 12, head: 'button' } as const
  return laid(
    gather(
      cable.done(),
      atEnd(connector(tools, { cable: CABLE, ring: 'connectorYellow' }), path, 'start'),
      atEnd(sensor(tools), path, 'end', 5.6),
      moved(magnet(tools), move(74, 0, -2), turnY(0.5)),
      moved(lyingBolt(bolt(tools, screw), screw, 60), move(98, 0, 0)),
    ),
  )
}

/** Returns the drop-shaped sensor with a slotted ear for its bolt; the mark shows where the magnet passes. */
function sensor(tools: Tools): Piece {
  const piece = startPiece()
  const drop = join([
    { field: roundedBox([22, -0.6, 0], [15, 5, 8.6], 3.6), k: 1 },
    { field: capsule([-1, -0.6, 0], [10, -0.6, 0], 2.7, 4.6), k: 6 },
    { field: roundedBox([40, -2.8, 0], [9, 2.8, 7], 1.6), k: 4 },
  ])
  piece.add('blackMatte', tools.solid(drop, { min: [-8, -10, -13], max: [56, 10, 13], cell: 0.9 }))
  piece.add(
    'rubber',
    tools.lathe(
      [
        [1.8, -4],
        [2.6, -4],
        [2.9, -1],
        [2.9, 1],
      ],
      [-2, -0.4, 0],
      [-1, -0.4, 0],
      { around: 20 },
    ),
  )
  const mark = tools.box({ width: 1.2, height: 9, depth: 0.5, radius: 0.5, bevel: 0.15 })
  piece.add('whitePlastic', place(mark, move(26, 4.4, 0), turnX(-Math.PI / 2)))
  piece.add(
    'steel',
    tools.lathe(
      [
        [2.7, 0],
        [4.6, 0],
        [4.8, 0.2],
        [4.8, 1],
        [2.7, 1],
      ],
      [41, -0.4, 0],
      [41, 0.6, 0],
      { around: 32 },
    ),
  )
  piece.add('blackGloss', tools.cylinder([41, -0.3, 0], [41, 0.2, 0], 2.9, 24))
  return piece.done()
}

/** Returns the magnet alone. */
export const buildSpokeMagnet = (tools: Tools): Piece => laid(magnet(tools), turnY(0.5))

/** Returns the magnet: a barrel in two halves around the spoke, with its slotted screw. */
function magnet(tools: Tools): Piece {
  const piece = startPiece()
  piece.add(
    'blackMatte',
    tools.lathe(
      [
        [0, 0],
        [7.2, 0],
        [8, 0.8],
        [8, 9],
        [7.6, 9.4],
        [7.6, 10],
        [8, 10.4],
        [8, 14.4],
        [7.2, 15.2],
        [0, 15.2],
      ],
      [0, 0, 0],
      [0, 1, 0],
      { around: 48 },
    ),
  )
  piece.add(
    'steel',
    tools.lathe(
      [
        [0, 0],
        [5, 0],
        [5, 0.7],
        [4.7, 1],
        [0, 1],
      ],
      [0, 15.1, 0],
      [0, 16, 0],
      { around: 36 },
    ),
  )
  piece.add(
    'blackGloss',
    place(
      tools.box({ width: 8.4, height: 1.1, depth: 0.3, radius: 0.2, bevel: 0.05 }),
      move(0, 16.05, 0),
      turnX(-Math.PI / 2),
    ),
  )
  return piece.done()
}
