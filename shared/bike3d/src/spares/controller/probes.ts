import { Shape } from 'three'

import type { FinishName } from '../../materials/finishes.ts'
import type { Piece } from '../../piece.ts'
import { circularHole } from '../../shapes/extrude.ts'
import { move, place, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees, type V2, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { atEnd } from '../cables/cable-end.ts'
import { coil, type CoilOptions } from '../cables/coil.ts'
import { connector } from '../cables/connector.ts'
import { tie } from '../cables/tie.ts'
import { bolt } from '../hardware/bolt.ts'
import { lyingBolt } from '../hardware/small-parts.ts'
import { thread } from '../hardware/thread.ts'
import { washer } from '../hardware/washer.ts'
import { flatPlate, made } from '../made.ts'
import { gather, laid, moved } from '../pose.ts'

const CABLE = 1.7

/** Returns a probe, modelled along x, on a coiled cable with a connector at its other end. */
function onCable(tools: Tools, probe: Piece, ring: FinishName): Piece {
  const options: CoilOptions = {
    radius: 20,
    cable: CABLE,
    turns: 3,
    oval: 1.15,
    lift: 5.6,
    start: [
      [27, -12],
      [40, -22],
      [56, -24],
    ],
    end: [
      [28, 14],
      [42, 24],
      [56, 22],
    ],
  }
  const path = coil(options)
  return laid(
    gather(
      made('rubber', tools.tube(path, CABLE, { along: 300, around: 12 })),
      made('webbing', tie(tools, options, Math.PI)),
      atEnd(connector(tools, { cable: CABLE, ring }), path, 'start'),
      atEnd(probe, path, 'end', 7),
    ),
  )
}

const along = (tools: Tools, rows: V2[], around = 44) =>
  tools.lathe(rows, [0, 0, 0], [1, 0, 0], { around, edge: 28 })

/** Returns what both probes begin with: the cable's sleeve and a hexagon for the spanner. */
const head = (tools: Tools, finish: FinishName): Piece =>
  gather(
    made(
      'rubber',
      along(tools, [
        [1.6, -6],
        [3, -5],
        [3.8, 2],
        [3.8, 8],
        [0, 8],
      ]),
    ),
    made(
      finish,
      along(
        tools,
        [
          [0, 7],
          [6.6, 7],
          [7, 7.5],
          [7, 12.5],
          [6.6, 13],
          [0, 13],
        ],
        6,
      ),
    ),
  )

/** Returns the drive unit's temperature sensor: a threaded brass probe with a round tip. */
export function buildTemperatureSensor(tools: Tools): Piece {
  const screw = place(thread(tools, { radius: 4, length: 14 }), move(26, 0, 0), turnZ(Math.PI / 2))
  const tip = along(tools, [
    [0, 25],
    [2.8, 25],
    [2.8, 40],
    [2, 42],
    [0, 42.8],
  ])
  return onCable(tools, gather(head(tools, 'brass'), made('brass', screw, tip)), 'threadLock')
}

/** Returns the switch behind the brake lever: a threaded barrel with its nut, and the plunger that springs out. */
export function buildBrakeLightSwitch(tools: Tools): Piece {
  const barrel = along(tools, [
    [0, 6],
    [5.6, 6],
    [6, 6.6],
    [6, 20],
    [5, 21],
    [0, 21],
  ])
  const sleeve = along(tools, [
    [1.6, -6],
    [3, -5],
    [3.8, 2],
    [3.8, 7],
    [0, 7],
  ])
  const screw = place(
    thread(tools, { radius: 4.6, length: 22, pitch: 1.2 }),
    move(42, 0, 0),
    turnZ(Math.PI / 2),
  )
  const nut = along(
    tools,
    [
      [0, 27],
      [7.4, 27],
      [7.8, 27.5],
      [7.8, 31],
      [7.4, 31.5],
      [0, 31.5],
    ],
    6,
  )
  const plunger = along(tools, [
    [0, 41],
    [2.4, 41],
    [2.4, 50],
    [1.6, 51.6],
    [0, 52],
  ])
  const probe = gather(
    made('rubber', sleeve),
    made('blackMatte', barrel),
    made('steel', screw, nut),
    made('whitePlastic', plunger),
  )
  return onCable(tools, probe, 'signalRed')
}

/** Returns the magnet of the rotor: an arm with a hole for a rotor's bolt, the magnet in its cup, and the bolt. */
export function buildRotorMagnet(tools: Tools): Piece {
  const shape = new Shape()
  shape.absarc(0, 0, 7, degrees(40), degrees(320), false)
  shape.lineTo(17, -5)
  shape.lineTo(17, 5)
  shape.closePath()
  shape.holes.push(circularHole(0, 0, 2.7))
  const arm = moved(flatPlate(tools, 'anodised', { shape, depth: 1.8, bevel: 0.3 }), move(-5, 0, 0))
  const cup: V2[] = [
    [0, 0],
    [9.4, 0],
    [10, 0.6],
    [10, 6.4],
    [9.4, 7.2],
    [7.6, 7.4],
    [0, 7.4],
  ]
  const at: V3 = [17, 0, 0]
  const upright = (rows: V2[]) => tools.lathe(rows, at, [at[0], 1, 0], { around: 56, edge: 28 })
  const disc = upright([
    [0, 7.3],
    [7.2, 7.3],
    [7.2, 7.7],
    [6.8, 8],
    [0, 8],
  ])
  const mark = place(tools.box({ width: 5, height: 0.5, depth: 1.4, radius: 0.2 }), move(17, 8, 0))
  const options = { diameter: 5, length: 12, head: 'low', drive: 'torx', isLocked: true } as const
  return laid(
    gather(
      arm,
      moved(washer(tools, { inner: 2.8, outer: 6, height: 0.7 }), move(-12, 1.7, 0)),
      made('blackMatte', upright(cup)),
      made('steel', disc),
      made('signalRed', mark),
      moved(lyingBolt(bolt(tools, options), options, 24), move(-4, 0, 20)),
    ),
    turnY(degrees(26)),
  )
}
