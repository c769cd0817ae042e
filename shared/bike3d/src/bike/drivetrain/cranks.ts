import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { cut, type Field, join, roundedCylinder } from '../../fields/field.ts'
import { tubeField } from '../../fields/tube-field.ts'
import { move, place, scale, turnZ } from '../../shapes/transforms.ts'
import { table } from '../../shapes/table.ts'
import { TURN } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import type { BikePlan } from '../pieces.ts'
import { BELT, BELT_PITCH, chainringTeeth, DRIVE_Z, radiusOf } from './drive-plan.ts'
import { makeGear } from './gears.ts'
import { addPedal } from './pedals.ts'

const LENGTH = 168
/** Positions of the crank arm across the bike: its outside at the spindle and its middle at the pedal. */
const AT_SPINDLE = 62
const AT_PEDAL = 74

/** Returns both crank arms with chainring or belt ring and the pedals, the right one forwards and slightly down. */
export function buildCranks(plan: BikePlan): Piece {
  const piece = startPiece()
  const turned: PieceMaker = {
    ...piece,
    add: (material, ...geometries) => {
      const [x, y] = plan.measures.bottomBracket
      piece.add(material, ...geometries.map((geometry) => place(geometry, move(x, y, 0), turnZ(-0.16))))
    },
  }
  addRing(turned, plan)
  for (const side of [1, -1]) {
    addArm(turned, plan.tools, side)
    addPedal(turned, plan, { at: [LENGTH * side, 0, AT_PEDAL * side], side })
  }
  turned.add(
    'steel',
    plan.tools.latheZ(
      [
        [12, -AT_SPINDLE],
        [12, AT_SPINDLE],
      ],
      [0, 0, 0],
      { around: 24 },
    ),
  )
  return piece.done()
}

function addRing(piece: PieceMaker, plan: BikePlan) {
  const { tools, shape } = plan
  const isBelt = shape.drivetrain === 'belt-8'
  const gear = isBelt
    ? {
        teeth: BELT.front,
        radius: radiusOf(BELT.front, BELT_PITCH),
        depth: 10,
        tooth: 2.6,
        hole: 36,
        arms: 5,
      }
    : {
        teeth: chainringTeeth(plan),
        radius: radiusOf(chainringTeeth(plan)),
        depth: 3.4,
        tooth: 4.6,
        hole: 36,
        arms: 5,
      }
  piece.add(isBelt ? 'alloyDark' : 'blackGloss', makeGear(tools, gear).translate(0, 0, DRIVE_Z))
  const z = DRIVE_Z
  piece.add(
    'alloyDark',
    tools.latheZ(
      [
        [14, z - 6],
        [34, z - 4.5],
        [40.5, z - 3.2],
        [41, z - 2.4],
        [41, z + 3],
        [40, z + 3.6],
        [33, z + 3.8],
        [24, z + 6.4],
        [14, z + 7],
      ],
      [0, 0, 0],
      { around: 56 },
    ),
  )
  for (let i = 0; i < 5; i++) {
    const angle = ((i + 0.5) / 5) * TURN
    const [x, y] = [36.6 * Math.cos(angle), 36.6 * Math.sin(angle)]
    piece.add('steel', tools.lathe(BOLT, [x, y, z + 3], [x, y, z + 6], { around: 18 }))
    piece.add('blackMatte', tools.cylinder([x, y, z + 4.4], [x, y, z + 5.5], 1.9, 6))
  }
}

const BOLT: [number, number][] = [
  [0, 0],
  [4.1, 0],
  [4.1, 1.4],
  [3.5, 2.2],
  [2.2, 2.3],
  [2, 1.6],
  [0, 1.6],
]

/** Adds a forged crank arm: eyes at both ends and a groove along its outside. */
function addArm(piece: PieceMaker, tools: Tools, side: number) {
  const arm = tools.solid(armField(), {
    min: [-26, -24, 44],
    max: [LENGTH + 20, 24, 92],
    cell: tools.detail === 'live' ? 3 : 2.4,
  })
  piece.add('forged', side > 0 ? arm : place(arm, turnZ(Math.PI), scale(1, 1, -1)))
  const z = (out: number) => side * (AT_SPINDLE + 13 + out)
  const cap = tools.lathe(
    [
      [0, 0],
      [3.8, 0],
      [4.2, 1.4],
      [9, 1.6],
      [9.8, 1],
      [10, 0],
      [10, -4],
    ],
    [0, 0, z(-0.6)],
    [0, 0, z(1)],
    { around: 30 },
  )
  piece.add('alloyDark', cap)
}

function armField(): Field {
  const [z0, z1] = [AT_SPINDLE + 4, AT_PEDAL]
  const body = join([
    { field: roundedCylinder([0, 0, 51], [0, 0, z0 + 8.4], 19, 3), k: 4 },
    {
      field: tubeField({
        points: [
          [-4, 0, z0 - 1],
          [40, 0, z0 + 3],
          [110, 0, z1 - 1],
          [LENGTH, 0, z1],
        ],
        a: table([
          [0, 17],
          [0.25, 14.4],
          [0.75, 11],
          [1, 11.5],
        ]),
        b: table([
          [0, 8.5],
          [0.4, 7.6],
          [1, 6.6],
        ]),
        n: () => 3.4,
        steps: 20,
      }),
      k: 9,
    },
    { field: roundedCylinder([LENGTH, 0, z1 - 7.4], [LENGTH, 0, z1 + 7.4], 13.2, 2.4), k: 6 },
  ])
  const hollow = tubeField({
    points: [
      [34, 0, z0 + 12],
      [70, 0, z1 + 5.8],
      [LENGTH - 34, 0, z1 + 7.6],
    ],
    a: table([
      [0, 6],
      [0.2, 6.4],
      [1, 4],
    ]),
    b: () => 3,
    n: () => 2.4,
    steps: 10,
  })
  return cut(body, hollow, 2.4)
}
