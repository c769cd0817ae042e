import { Shape } from 'three'

import { type Piece, startPiece } from '../../piece.ts'
import { circularHole } from '../../shapes/extrude.ts'
import { curve } from '../../shapes/curves.ts'
import { move, turnY } from '../../shapes/transforms.ts'
import { degrees, TURN } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { washer } from '../hardware/washer.ts'
import { flatPlate, made } from '../made.ts'
import { gather, laid, moved } from '../pose.ts'

/** Returns the ring outside a chainring of 44 teeth, which keeps trousers off the chain. */
export function buildChainGuard(tools: Tools): Piece {
  const shape = new Shape()
  shape.absarc(0, 0, 96, 0, TURN, false)
  shape.holes.push(circularHole(0, 0, 62))
  const ring = flatPlate(tools, 'blackMatte', { shape, depth: 3, bevel: 0.9 })
  const rim = washer(tools, { inner: 92, outer: 96.4, height: 8 }, 'blackGloss')
  const tabs = Array.from({ length: 4 }, (_, i) => {
    const tab = new Shape()
    tab.absarc(0, 0, 9, 0, TURN, false)
    tab.holes.push(circularHole(0, 0, 4))
    const angle = (i / 4) * TURN + 0.3
    return moved(
      flatPlate(tools, 'blackMatte', { shape: tab, depth: 2.6 }),
      move(Math.cos(angle) * 57, 0, Math.sin(angle) * 57),
    )
  })
  return laid(gather(ring, rim, ...tabs))
}

/** Returns 0 at a strut's flattened ends and 1 along its round middle. */
const flat = (t: number) => Math.min(1, Math.max(0, (Math.min(t, 1 - t) - 0.05) / 0.04))

/** Returns the two struts of a rack: rods whose flattened ends have a hole each. */
export function buildRackStruts(tools: Tools): Piece {
  const strut = startPiece()
  strut.add(
    'satin',
    tools.sweep(
      curve([
        [-150, 5, 0],
        [-60, 5, 0],
        [60, 5, 0],
        [150, 5, 0],
      ]),
      {
        a: (t) => 1.6 + 3.4 * flat(t),
        b: (t) => 8 - 3 * flat(t),
        n: (t) => 4 - 2 * flat(t),
        up: [0, 0, 1],
        along: 160,
        around: 28,
        round: 1.4,
      },
    ),
  )
  const eye = washer(tools, { inner: 2.8, outer: 5.4, height: 0.8 }, 'steel')
  const holes = [-143, 143].map((x) => made('blackMatte', tools.cylinder([x, 6, 0], [x, 6.9, 0], 2.8, 28)))
  const eyes = [-143, 143].map((x) => moved(eye, move(x, 6.3, 0)))
  const one = gather(strut.done(), ...holes, ...eyes)
  return laid(
    gather(moved(one, move(0, 0, -16), turnY(degrees(4))), moved(one, move(10, 0, 18), turnY(degrees(-6)))),
    turnY(degrees(16)),
  )
}
