import { Path, Shape } from 'three'

import { chainLock } from '../../accessories/lock/chain-lock.ts'
import type { Piece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { circularHole } from '../../shapes/extrude.ts'
import { move, turnY } from '../../shapes/transforms.ts'
import { degrees, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { washer } from '../hardware/washer.ts'
import { flatPlate, made } from '../made.ts'
import { gather, laid, moved } from '../pose.ts'
import { keepWhere, without } from '../taken-off.ts'

/** Returns the chain that is plugged into the frame lock, whose key it needs: it has none of its own. */
export function buildPlugInChain(tools: Tools): Piece {
  const withKey = chainLock(tools)
  const sleeve: Piece = { meshes: withKey.meshes.filter(({ material }) => material === 'fabric') }
  const others = keepWhere(without(withKey, 'fabric'), ([x, y]) => Math.abs(x) > 95 || y > 12)
  return laid(gather(sleeve, others))
}

const at = (radius: number, angle: number) => [Math.cos(angle) * radius, Math.sin(angle) * radius] as const

/** Returns half the angle of a slot at a radius. */
const halfSlot = (radius: number) => Math.min(0.04, 5 / radius)

/** Returns a slot between two radii, as a hole with its corners cut. */
function slot(from: number, to: number, angle: number): Path {
  const path = new Path()
  const corners = [
    at(from, angle - halfSlot(from)),
    at(from, angle + halfSlot(from)),
    at(to, angle + halfSlot(to)),
    at(to, angle - halfSlot(to)),
  ]
  corners.toReversed().forEach(([x, y], i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)))
  path.closePath()
  return path
}

const [INNER, OUTER, HALF] = [96, 318, 0.72]

/** Returns one coat guard, lying: a fan between hub and fender with slots for the wind and holes for its clips. */
function coatGuard(tools: Tools): Piece {
  const middle = Math.PI / 2
  const shape = new Shape()
  shape.absarc(0, 0, OUTER, middle - HALF, middle + HALF, false)
  shape.absarc(0, 0, INNER, middle + HALF * 0.8, middle - HALF * 0.8, true)
  shape.closePath()
  for (let i = -5; i <= 5; i++) {
    shape.holes.push(slot(218, 292, middle + i * 0.118))
    if (Math.abs(i) < 5) shape.holes.push(slot(122, 196, middle + i * 0.118))
  }
  const clips = [-0.9, -0.3, 0.3, 0.9].map((t) => at(305, middle + t * HALF))
  shape.holes.push(...clips.map(([x, y]) => circularHole(x, y, 3)))
  const plate = flatPlate(tools, 'blackMatte', { shape, depth: 2.4, bevel: 0.7 })
  const rim = Array.from({ length: 25 }, (_, i): V3 => {
    const [x, y] = at(OUTER - 2, middle - HALF + 0.02 + (i / 24) * (HALF * 2 - 0.04))
    return [x, 2.6, -y]
  })
  const bead = tools.tube(curve(rim), 3.4, { along: 90, around: 14, round: 3 })
  // The plate was centred, and so is the bead on its outer edge.
  return gather(plate, moved(made('satin', bead), move(0, 0, MIDDLE)))
}

/** The middle of the fan's height, by which flatPlate centres it. */
const MIDDLE = (OUTER + INNER * Math.cos(HALF * 0.8)) / 2

/** Returns both coat guards, one leaning over the other. */
export function buildCoatGuards(tools: Tools): Piece {
  const one = coatGuard(tools)
  return laid(
    gather(moved(one, move(0, 0, -70), turnY(degrees(-8))), moved(one, move(30, 4, 120), turnY(degrees(6)))),
    turnY(degrees(24)),
  )
}

/** Returns the belt's guard: a plate over the front sprocket with an arm along the upper run, and its bolt holes. */
export function buildBeltGuard(tools: Tools): Piece {
  const shape = new Shape()
  const R = 62
  shape.absarc(0, 0, R, degrees(-70), degrees(96), false)
  shape.lineTo(-210, 44)
  shape.quadraticCurveTo(-224, 40, -222, 27)
  shape.quadraticCurveTo(-220, 18, -206, 20)
  shape.lineTo(-58, 30)
  shape.quadraticCurveTo(-40, 30, -30, 20)
  shape.absarc(0, 0, 36, degrees(146), degrees(-70), true)
  shape.closePath()
  const holes: [number, number][] = [
    [30, -38],
    [-8, 49],
    [-204, 32],
  ]
  shape.holes.push(...holes.map(([x, y]) => circularHole(x, y, 3)))
  const box = { x: (R - 224) / 2, y: (R + R * Math.sin(degrees(-70))) / 2 }
  const plate = flatPlate(tools, 'blackMatte', { shape, depth: 3, bevel: 0.9 })
  const edge = [
    ...Array.from({ length: 15 }, (_, i): V3 => {
      const [x, y] = at(R - 1.4, degrees(-68 + (i / 14) * 162))
      return [x, 8, -y]
    }),
    ...[-60, -120, -180, -210].map((x): V3 => [x, 8, -(60.4 + ((x + 6) / 204) * 17.6)]),
  ]
  const wall = tools.sweep(curve(edge), {
    a: () => 1.5,
    b: () => 8,
    n: () => 6,
    up: [0, 1, 0],
    along: 140,
    around: 20,
  })
  const eye = washer(tools, { inner: 3, outer: 6.4, height: 0.8 }, 'steel')
  return laid(
    gather(
      plate,
      moved(made('blackMatte', wall), move(-box.x, 0, box.y)),
      ...holes.map(([x, y]) => moved(eye, move(x - box.x, 2.8, box.y - y))),
    ),
    turnY(degrees(20)),
  )
}
