import type { Piece } from '../../piece.ts'
import { move, turnX, turnY, turnZ } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { dropped, gather, laid, moved } from '../pose.ts'
import { bolt, type BoltOptions } from './bolt.ts'
import { sealRing, turned, washer } from './washer.ts'

/** Returns a bolt on its side: the head's rim and the thread's tip touch the ground. */
export function lyingBolt(piece: Piece, { length, diameter }: BoltOptions, turn: number): Piece {
  const tilt = Math.atan2(diameter * 0.36, length)
  return dropped(piece, turnY(degrees(turn)), turnZ(-Math.PI / 2 + tilt))
}

/** Returns a bolt standing on its head. */
const onHead = (piece: Piece) => dropped(piece, turnX(Math.PI))

/** Returns two bolts: one on its head, one lying in front of it. */
export function pair(tools: Tools, options: BoltOptions, ...more: Piece[]): Piece {
  const one = bolt(tools, options)
  const away = options.diameter * 1.6 + options.length * 0.3
  return laid(
    gather(
      moved(onHead(one), move(-away, 0, -options.diameter)),
      moved(lyingBolt(one, options, 24), move(away * 0.2, 0, options.diameter * 1.1)),
      ...more,
    ),
  )
}

export const buildBottleCageBolt = (tools: Tools): Piece =>
  pair(tools, { diameter: 5, length: 12, head: 'button', finish: 'steel' })

function rackBolt(tools: Tools, length: number): Piece {
  const ring = washer(tools, { inner: 3.2, outer: 6.2, height: 1.5 })
  return pair(tools, { diameter: 6, length, finish: 'alloyDark' }, moved(ring, move(-2, 0, 16)))
}
export const buildRackBolt16 = (tools: Tools): Piece => rackBolt(tools, 16)
export const buildRackBolt20 = (tools: Tools): Piece => rackBolt(tools, 20)

/** Returns six rotor bolts: two on their heads, four lying. */
export function buildRotorBolts(tools: Tools): Piece {
  const options: BoltOptions = { diameter: 5, length: 10, head: 'low', drive: 'torx', isLocked: true }
  return six(bolt(tools, options), options, 15)
}

export function buildMotorBolts(tools: Tools): Piece {
  const options: BoltOptions = {
    diameter: 8,
    length: 20,
    head: 'flange',
    finish: 'alloyDark',
    isLocked: true,
  }
  return six(bolt(tools, options), options, 25)
}

function six(one: Piece, options: BoltOptions, apart: number): Piece {
  const lying: [number, number, number][] = [
    [-1.15, 0.75, 16],
    [0.2, 0.9, -28],
    [1.25, 0.35, 38],
  ]
  return laid(
    gather(
      ...lying.map(([x, z, turn]) => moved(lyingBolt(one, options, turn), move(x * apart, 0, z * apart))),
      moved(onHead(one), move(-0.95 * apart, 0, -0.55 * apart)),
      moved(onHead(one), move(0.0 * apart, 0, -0.75 * apart)),
      moved(onHead(one), move(0.85 * apart, 0, -0.62 * apart)),
    ),
  )
}

/** Returns the caps of the hub's two ends: a turned collar, a seal in its groove and a lip that sits on the bearing. */
export function buildAxleCaps(tools: Tools): Piece {
  const one = axleCap(tools)
  return laid(gather(one, moved(dropped(one, turnY(0.6), turnZ(degrees(-71))), move(34, 0, 16))))
}

function axleCap(tools: Tools): Piece {
  const collar = turned(
    tools,
    [
      [6.2, 0],
      [9.2, 0],
      [9.5, 0.3],
      [9.5, 5.2],
      [8.6, 5.6],
      [8.6, 7.4],
      [9.5, 7.8],
      [14.6, 8.4],
      [15.4, 9.2],
      [15.4, 12.6],
      [14.8, 13.2],
      [11, 13.8],
      [10.4, 15.4],
      [10, 15.8],
      [6.6, 15.8],
      [6.2, 15.4],
      [6.2, 0],
    ],
    'alloyDark',
  )
  const ring = moved(sealRing(tools, 8.8, 1), move(0, 5.5, 0))
  const seal = turned(
    tools,
    [
      [12.6, 13.4],
      [14.2, 13.3],
      [14.2, 13.9],
      [12.6, 14],
      [12.6, 13.4],
    ],
    'rubber',
  )
  return gather(collar, ring, seal)
}
