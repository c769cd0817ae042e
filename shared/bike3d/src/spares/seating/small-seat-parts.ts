import { cut, join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import type { Piece } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { move, turnX, turnY } from '../../shapes/transforms.ts'
import { table } from '../../shapes/table.ts'
import { degrees, TURN, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { bolt } from '../hardware/bolt.ts'
import { made } from '../made.ts'
import { gather, laid, moved } from '../pose.ts'
import { settled } from '../settled.ts'

const BORE = 17.45
const HIGH = 16

/** Returns the collar: a ring with a slit and an ear on each side of it. */
function collar(tools: Tools): Piece {
  const body = join([
    { field: roundedCylinder([0, 0, 0], [0, HIGH, 0], BORE + 4, 1.4), k: 1 },
    { field: roundedBox([BORE + 7, HIGH / 2, 0], [6.4, HIGH / 2 - 1, 9], 2.4), k: 4 },
  ])
  const bores = join([
    { field: roundedCylinder([0, -20, 0], [0, 60, 0], BORE, 0.2), k: 0.1 },
    { field: roundedBox([BORE + 9, 0, 0], [14, 60, 1.3], 0.3), k: 0.1 },
  ])
  return made(
    'anodised',
    tools.solid(cut(body, bores, 0.8), { min: [-24, -2, 0], max: [34, 20, 26], cell: 0.8, isHalf: true }),
  )
}

const EAR = BORE + 8

/** Returns a seat clamp with its bolt. */
export function buildSeatClamp(tools: Tools): Piece {
  const screw = bolt(tools, { diameter: 5, length: 21 })
  return laid(
    gather(collar(tools), moved(screw, move(EAR, HIGH / 2, -12), turnX(Math.PI / 2))),
    turnY(degrees(24)),
  )
}

/** Returns a seat clamp with a lever. */
export function buildQuickReleaseClamp(tools: Tools): Piece {
  const lever = tools.sweep(
    curve([
      [EAR, HIGH / 2, 15],
      [EAR - 8, HIGH / 2, 21],
      [EAR - 24, HIGH / 2, 25],
      [EAR - 44, HIGH / 2, 24],
      [EAR - 54, HIGH / 2, 21],
    ]),
    {
      a: () => 3,
      b: table([
        [0, 6.4],
        [0.3, 5],
        [0.8, 7],
        [1, 5],
      ]),
      n: () => 2.8,
      up: [0, 1, 0],
      along: 50,
      around: 24,
      round: 3,
    },
  )
  const at = (z: number): V3 => [EAR, HIGH / 2, z]
  return laid(
    gather(
      collar(tools),
      made('alloy', lever, tools.cylinder([EAR, HIGH / 2 - 7, 14], [EAR, HIGH / 2 + 7, 14], 5.4, 32)),
      made('steel', tools.cylinder(at(-20), at(14), 2.4, 24)),
      made('alloyDark', tools.cylinder(at(-18), at(-9), 6, 32)),
      made('brass', tools.cylinder(at(9), at(11), 6, 32)),
    ),
    turnY(degrees(-34)),
  )
}

/** Returns a sleeve that fits a slim post into a wider seat tube: a collar at its top, a slit along it. */
export function buildShim(tools: Tools): Piece {
  const slit = 0.07
  const sleeve = tools.lathe(
    [
      [13.6, 0],
      [15.6, 0],
      [15.8, 0.3],
      [15.8, 76],
      [18.4, 76.4],
      [18.8, 76.8],
      [18.8, 79.4],
      [18.4, 80],
      [13.6, 80],
      [13.6, 0],
    ],
    [0, 0, 0],
    [0, 1, 0],
    { around: 72, edge: 28, from: slit, through: TURN - slit * 2 },
  )
  return laid(made('alloyDark', sleeve), turnY(degrees(-64)))
}

/** Returns the spring of a suspension seatpost on its side, its ends ground flat. */
export function buildPostSpring(tools: Tools): Piece {
  const turns = 10
  const steps = 24
  const points = Array.from({ length: turns * steps + 1 }, (_, i): V3 => {
    const t = i / (turns * steps)
    const angle = (i / steps) * TURN
    const along = 104 * (t + 0.024 * Math.sin(t * TURN * -1))
    return [along, Math.cos(angle) * 10.6, Math.sin(angle) * 10.6]
  })
  const coil = tools.tube(curve(points), 1.9, { along: turns * 44, around: 14, round: 1 })
  return laid(settled(laid(made('steel', coil))), turnY(degrees(-30)))
}

/** Returns a rain cover drawn over a saddle: an elastic edge at the bottom, wider at the back. */
export function buildSaddleCover(tools: Tools): Piece {
  const top = tools.sweep(
    curve([
      [-128, 31, 0],
      [-60, 33, 0],
      [20, 32, 0],
      [96, 30, 0],
      [138, 26, 0],
    ]),
    {
      a: () => 26,
      b: table([
        [0, 66],
        [0.18, 80],
        [0.45, 56],
        [0.7, 30],
        [1, 22],
      ]),
      n: () => 2.5,
      along: 90,
      around: 64,
      round: 22,
    },
  )
  const folds = top.getAttribute('position')
  for (let i = 0; i < folds.count; i++) {
    const [x, y, z] = [folds.getX(i), folds.getY(i), folds.getZ(i)]
    const low = Math.max(0, 1 - y / 42)
    folds.setXYZ(i, x, Math.max(y, 2), z * (1 + low * 0.03 * Math.sin(x * 0.24) - low * low * 0.12))
  }
  top.computeVertexNormals()
  return laid(made('webbing', top), turnY(degrees(-30)))
}
