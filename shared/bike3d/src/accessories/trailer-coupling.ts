import { cut, join, roundedBox, roundedCylinder, sphere } from '../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../piece.ts'
import { curve } from '../shapes/curves.ts'
import { circularHole } from '../shapes/extrude.ts'
import { move, place, turnX, turnY } from '../shapes/transforms.ts'
import type { V3 } from '../shapes/vectors.ts'
import { Shape } from 'three'
import type { Tools } from '../tools.ts'
import { strap } from './cloth/straps.ts'
import { addScrew } from './hardware/screws.ts'
import { onGround } from './pose.ts'

const THICK = 7

/**
 * Returns the trailer coupling: the bracket lies on its side, the axle's eye in front, the ball behind; pin and safety
 * strap lie beside it.
 */
export function trailerCoupling(tools: Tools): Piece {
  const piece = startPiece()
  const flat = [move(0, 12, 0), turnX(-Math.PI / 2)] as const
  piece.add(
    'alloyDark',
    place(tools.extrude(bracket(), { depth: THICK, bevel: 1.4, bevelSteps: 4, curveSteps: 24 }), ...flat),
  )
  addBall(tools, piece)
  addEye(tools, piece)
  addPin(tools, piece)
  addSafetyStrap(tools, piece)
  return onGround(piece.done())
}

/** Returns a forged plate seen from above: eye, waist with a window, and a boss for the ball. */
function bracket(): Shape {
  const shape = new Shape()
  shape.moveTo(58, 20)
  shape.absarc(58, 0, 20, Math.PI / 2, -Math.PI / 2, true)
  shape.bezierCurveTo(20, -20, 6, -14, -20, -14)
  shape.bezierCurveTo(-44, -14, -52, -22, -74, -22)
  shape.absarc(-74, 0, 22, -Math.PI / 2, Math.PI / 2, true)
  shape.bezierCurveTo(-52, 22, -44, 14, -20, 14)
  shape.bezierCurveTo(6, 14, 20, 20, 58, 20)
  shape.holes.push(circularHole(58, 0, 7), longHole())
  return shape
}

function longHole(): Shape {
  const hole = new Shape()
  hole.absarc(20, 0, 6, -Math.PI / 2, Math.PI / 2, false)
  hole.absarc(-26, 0, 4.6, Math.PI / 2, Math.PI * 1.5, false)
  return hole
}

/** Adds a polished ball on its neck, bolted through the boss. */
function addBall(tools: Tools, piece: PieceMaker) {
  const ball = join([
    { field: sphere([-74, 58, 0], 17), k: 1 },
    { field: roundedCylinder([-74, 12, 0], [-74, 56, 0], 8.6, 1), k: 8 },
    { field: roundedCylinder([-74, 14, 0], [-74, 22, 0], 15, 2), k: 5 },
  ])
  const crown = roundedBox([-74, 78, 0], [20, 5, 20], 0.5)
  piece.add(
    'steel',
    tools.solid(cut(ball, crown, 1.4), { min: [-94, 8, -20], max: [-54, 78, 20], cell: 1.5 }),
  )
  piece.add(
    'steelCog',
    tools.lathe(
      [
        [0, 0],
        [12, 0],
        [13, 1],
        [13, 7.5],
        [12, 8.5],
        [0, 8.5],
      ],
      [-74, 0, 0],
      [-74, 1, 0],
      { around: 6, edge: 20 },
    ),
  )
}

/** Adds serrated washers on both sides of the axle's hole, and a rubber foot. */
function addEye(tools: Tools, piece: PieceMaker) {
  const washer = Array.from({ length: 2 }, (_, i) => i)
  for (const layer of washer)
    piece.add(
      'steel',
      tools.lathe(
        [
          [7.2, 0],
          [14, 0],
          [14.6, 0.6],
          [14.6, 1.8],
          [14, 2.4],
          [7.2, 2.4],
        ],
        [58, 15.4 + layer * 2.5, 0],
        [58, 16.4 + layer * 2.5, 0],
        { around: 44 },
      ),
    )
  piece.add(
    'rubber',
    tools.lathe(
      [
        [8, 0],
        [14, 0],
        [15, 1],
        [15, 8.6],
        [8, 8.6],
      ],
      [58, 0, 0],
      [58, 1, 0],
      { around: 40 },
    ),
  )
  addScrew(tools, piece, [-38, 15.6, 0], { out: [0, 1, 0], radius: 4.4 })
}

/** Adds the locking pin with its spring clip. */
function addPin(tools: Tools, piece: PieceMaker) {
  const where = [move(18, 5.2, 54), turnY(0.3)] as const
  piece.add(
    'steel',
    place(
      tools.lathe(
        [
          [0, 0],
          [3, 0],
          [5, 3],
          [5, 58],
          [8.4, 58.6],
          [8.4, 64],
          [7, 65.4],
          [0, 65.4],
        ],
        [-30, 0, 0],
        [30, 0, 0],
        { around: 32 },
      ),
      ...where,
    ),
  )
  const bail: V3[] = [
    [31, 0, 7],
    [22, 2, 15],
    [0, 2.4, 18],
    [-20, 2.4, 14],
    [-24, 2.6, 0],
    [-20, 2.4, -14],
    [0, 2.4, -18],
    [22, 2, -15],
    [31, 0, -7],
  ]
  piece.add('steelCog', place(tools.tube(bail, 1.5, { along: 70, around: 12, round: 1 }), ...where))
}

/** Adds a webbing strap sewn to a loop, with a hook at its end. */
function addSafetyStrap(tools: Tools, piece: PieceMaker) {
  const loop: V3[] = [
    [-40, 21, 12],
    [-46, 17, 24],
    [-58, 5, 38],
    [-82, 1.6, 56],
    [-58, 1.4, 80],
    [-8, 1.4, 90],
    [44, 1.4, 88],
    [74, 1.4, 72],
  ]
  piece.add('webbing', strap(tools, loop, { width: 18, thickness: 2.4, flat: [0.1, 1, 0.06], along: 90 }))
  const hook = curve([
    [72, 4, 74],
    [86, 4.4, 66],
    [104, 4.4, 62],
    [112, 4.4, 52],
    [104, 4.4, 44],
    [92, 4.4, 47],
    [86, 4.4, 54],
  ])
  piece.add('steel', tools.tube(hook, 3.2, { along: 60, around: 16, round: 2.4 }))
  piece.add(
    'blackMatte',
    place(
      tools.box({ width: 18, height: 24, depth: 6.4, radius: 3, bevel: 1.6 }),
      move(68, 3.3, 76),
      turnY(0.55),
      turnX(-Math.PI / 2),
    ),
  )
}
