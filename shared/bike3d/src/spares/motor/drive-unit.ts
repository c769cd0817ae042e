import { smallBox } from '../../bike/small-box.ts'
import { cut, type Field, join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { move, place, turnZ } from '../../shapes/transforms.ts'
import { degrees, TURN, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { gather, laid } from '../pose.ts'
import { addCables, plugs } from './drive-unit-cables.ts'

/** The motor's axis relative to the crank's: behind it and above. */
const MOTOR: V2 = [-78, 34]
/** Positions of the bolts to the frame. */
const LUGS: V2[] = [
  [-128, 62],
  [-30, 86],
  [52, 34],
]

/**
 * Returns the complete drive unit, resting on its two round undersides: a cast housing, covers, spindle, three lugs
 * and cables.
 */
export function buildDriveUnit(tools: Tools): Piece {
  const piece = startPiece()
  const min = {
    min: [-152, -64, 0] as [number, number, number],
    max: [76, 112, 62] as [number, number, number],
  }
  piece.add('castAlloy', tools.solid(housing(), { ...min, cell: 3, isHalf: true }))
  for (const side of [1, -1]) addCover(tools, piece, side)
  addSpindle(tools, piece)
  for (const [x, y] of LUGS) addLug(tools, piece, [x, y])
  addCables(tools, piece)
  return laid(gather(piece.done(), ...plugs(tools)), turnZ(degrees(19.5)))
}

function housing(): Field {
  const lugs = LUGS.map(([x, y]) => ({ field: roundedCylinder([x, y, -30], [x, y, 30], 12, 2.5), k: 16 }))
  const whole = join([
    { field: roundedCylinder([0, 0, -46], [0, 0, 46], 52, 7), k: 1 },
    { field: roundedCylinder([...MOTOR, -50], [...MOTOR, 50], 58, 8), k: 22 },
    { field: roundedBox([-36, 22, 0], [48, 40, 42], 10, -0.4), k: 20 },
    ...lugs,
  ])
  // Cooling ribs on the motor's back.
  return cut(whole, (x, y, z) => ribs(x, y, z), 1.6)
}

function ribs(x: number, y: number, z: number): number {
  const [dx, dy] = [x - MOTOR[0], y - MOTOR[1]]
  const away = Math.hypot(dx, dy)
  const angle = Math.atan2(dy, dx)
  const isBehind = Math.abs(Math.abs(angle) - Math.PI + 0.25) * away - 62
  const slot = Math.abs(((z + 200) % 9) - 4.5) - 1.7
  return Math.max(slot, 54.5 - away, isBehind, Math.abs(z) - 41)
}

function addCover(tools: Tools, piece: PieceMaker, side: number) {
  const z = (at: number) => side * at
  const rows: V2[] = [
    [52, 49],
    [52, 51.6],
    [50.4, 53],
    [41, 54.4],
    [40.2, 53.6],
    [39, 53.6],
    [38.2, 54.8],
    [12, 56.6],
    [0, 56.6],
  ]
  piece.add(
    'blackGloss',
    turnedAt(
      tools,
      MOTOR,
      rows.map(([r, at]) => [r, z(at)]),
    ),
  )
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * TURN + 0.3
    const [x, y] = [MOTOR[0] + Math.cos(angle) * 45.6, MOTOR[1] + Math.sin(angle) * 45.6]
    piece.add('steel', tools.cylinder([x, y, z(53)], [x, y, z(55)], 3, 24))
    piece.add('blackGloss', tools.cylinder([x, y, z(54)], [x, y, z(55.05)], 1.5, 6))
  }
  const plate: V2[] = [
    [40, 45],
    [40, 49],
    [38.6, 50],
    [27, 51],
    [26, 50.2],
    [24.6, 50.2],
    [24, 52],
    [17, 53],
    [15, 52],
  ]
  piece.add(
    'forged',
    turnedAt(
      tools,
      [0, 0],
      plate.map(([r, at]) => [r, z(at)]),
    ),
  )
  const mark = tools.box({ width: 34, height: 3, depth: 0.8, radius: 1.4, bevel: 0.2 })
  piece.add('brass', place(mark, move(MOTOR[0], MOTOR[1] - 20, z(56.1))))
}

const turnedAt = (tools: Tools, [x, y]: V2, rows: V2[]) =>
  tools.latheZ(rows, [x, y, 0], { around: 96, edge: 30 })

/** Adds the spindle: square-shouldered ends with splines for the cranks. */
function addSpindle(tools: Tools, piece: PieceMaker) {
  piece.add(
    'steel',
    turnedAt(
      tools,
      [0, 0],
      [
        [0, -70],
        [7, -70],
        [8, -69],
        [8.4, -58],
        [12, -57],
        [12, 57],
        [8.4, 58],
        [8, 69],
        [7, 70],
        [0, 70],
      ],
    ),
  )
  for (const side of [1, -1])
    for (let i = 0; i < 16; i++) {
      const spline = smallBox(tools, { width: 2, height: 1.6, depth: 11, radius: 0.4 })
      piece.add('steel', place(spline, turnZ((i / 16) * TURN), move(8.6, 0, side * 63)))
    }
  piece.add(
    'steelCog',
    turnedAt(
      tools,
      [0, 0],
      [
        [13, 55],
        [19, 55],
        [19.6, 56],
        [19.6, 59],
        [13, 59],
      ],
    ),
  )
}

function addLug(tools: Tools, piece: PieceMaker, [x, y]: V2) {
  const bush: V2[] = [
    [4.2, 31.4],
    [7.6, 31.4],
    [8, 31],
    [8, -31],
    [7.6, -31.4],
    [4.2, -31.4],
    [4, -31],
    [4, 31],
    [4.2, 31.4],
  ]
  piece.add('alloy', tools.latheZ(bush, [x, y, 0], { around: 40, edge: 30, asGiven: true }))
}
