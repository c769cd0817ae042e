import type { Piece } from '../../piece.ts'
import { move, turnX, turnY } from '../../shapes/transforms.ts'
import { degrees } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { dropped, gather, laid, moved } from '../pose.ts'
import { bolt, type BoltOptions } from './bolt.ts'
import { lockNut } from './nut.ts'
import { lyingBolt, pair } from './small-parts.ts'
import { turned, washer } from './washer.ts'

/** Returns a bolt of a stem, a seat clamp or a lever's clamp, which are the same. */
export const buildClampBolt = (tools: Tools): Piece =>
  pair(tools, { diameter: 5, length: 18, head: 'socket', finish: 'steel' })

/** Returns a caliper's bolt with thread lock, and its washer. */
export function buildCaliperBolt(tools: Tools): Piece {
  const ring = washer(tools, { inner: 3.2, outer: 6, height: 1.2 })
  return pair(
    tools,
    { diameter: 6, length: 18, head: 'flange', finish: 'steel', isLocked: true },
    moved(ring, move(-2, 0, 17)),
  )
}

/** Returns a fender's bolt with its washer and its nut. */
export function buildFenderBolt(tools: Tools): Piece {
  const ring = washer(tools, { inner: 2.7, outer: 7, height: 1.2 })
  return pair(
    tools,
    { diameter: 5, length: 16, head: 'button', finish: 'steel' },
    moved(ring, move(-4, 0, 16)),
    moved(lockNut(tools, 5), move(15, 0, -12)),
  )
}

/** Returns a short screw with a flat head, of a motor's cover. */
export const buildCoverScrew = (tools: Tools): Piece =>
  pair(tools, { diameter: 4, length: 10, head: 'low', drive: 'torx', finish: 'alloyDark' })

/** Returns the tiny screw of a display's mount. */
export const buildDisplayScrew = (tools: Tools): Piece =>
  pair(tools, { diameter: 3, length: 8, head: 'button', finish: 'alloyDark' })

/** Returns a short bolt with a low head, of a derailleur's hanger. */
export const buildHangerBolt = (tools: Tools): Piece =>
  pair(tools, { diameter: 4, length: 8, head: 'low', finish: 'steel' })

/** Returns the strong bolt of a kickstand with its washer. */
export function buildKickstandBolt(tools: Tools): Piece {
  const ring = washer(tools, { inner: 5.2, outer: 10, height: 2 })
  return pair(
    tools,
    { diameter: 10, length: 25, head: 'socket', finish: 'alloyDark' },
    moved(ring, move(-4, 0, 26)),
  )
}

/** Returns a chainring's four bolts with the sleeves that they are screwed into. */
export function buildChainringBolts(tools: Tools): Piece {
  const options: BoltOptions = { diameter: 8, length: 7, head: 'low', drive: 'torx', finish: 'alloyDark' }
  const one = bolt(tools, options)
  const sleeve = sleeveOf(tools)
  const standing = dropped(one, turnX(Math.PI))
  return laid(
    gather(
      moved(standing, move(-28, 0, -9)),
      moved(sleeve, move(-12, 0, -14)),
      moved(standing, move(4, 0, -14)),
      moved(sleeve, move(20, 0, -10)),
      moved(lyingBolt(one, options, 20), move(-20, 0, 10)),
      moved(dropped(sleeve, turnY(degrees(30)), turnX(degrees(78))), move(-2, 0, 8)),
      moved(lyingBolt(one, options, -34), move(10, 0, 8)),
      moved(sleeve, move(30, 0, 8)),
    ),
  )
}

const sleeveOf = (tools: Tools) =>
  turned(
    tools,
    [
      [4, 0],
      [7, 0],
      [7.4, 0.3],
      [7.4, 1.6],
      [7, 2],
      [5, 2.2],
      [5, 7.6],
      [4.7, 8],
      [4, 8],
      [4, 0],
    ],
    'alloyDark',
  )
