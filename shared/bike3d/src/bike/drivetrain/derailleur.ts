import type { PieceMaker } from '../../piece.ts'
import { join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import { tubeField } from '../../fields/tube-field.ts'
import { line } from '../../shapes/curves.ts'
import { table } from '../../shapes/table.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { BikePlan } from '../pieces.ts'
import { addCage } from './derailleur-cage.ts'
import type { Cassette } from './drive-plan.ts'
import { type Jockeys, jockeysOf } from './jockeys.ts'

/**
 * Adds the derailleur: hanger, knuckles and links, cage and jockey wheels; moved by a cable, or by a motor with its
 * own battery.
 */
export function addDerailleur(piece: PieceMaker, plan: BikePlan, cassette: Cassette) {
  const { measures, shape } = plan
  const jockeys = jockeysOf(plan, cassette)
  const hanger: V3 = [measures.rearAxle[0] - 3, measures.rearAxle[1] - 33, measures.rearHub - 2]
  addHanger(piece, plan, hanger)
  addBody(piece, plan, { hanger, jockeys })
  addCage(piece, plan.tools, jockeys)
  if (shape.drivetrain === 'derailleur-12') addBattery(piece, plan, hanger)
  else addCable(piece, plan, hanger)
}

function addHanger(piece: PieceMaker, { tools, measures }: BikePlan, hanger: V3) {
  const [x, y] = measures.rearAxle
  const z = hanger[2] - 4
  const field = join([
    { field: roundedCylinder([x, y, z - 3], [x, y, z + 3], 13, 1.5), k: 4 },
    {
      field: tubeField({
        points: [[x, y - 4, z], [x + 3, y - 18, z], hanger.with(2, z) as V3],
        a: () => 8.5,
        b: () => 3.4,
        n: () => 3.4,
      }),
      k: 5,
    },
    {
      field: roundedCylinder([hanger[0], hanger[1], z - 4.4], [hanger[0], hanger[1], z + 4.4], 10, 1.5),
      k: 5,
    },
  ])
  const mesh = tools.solid(field, { min: [x - 20, y - 50, z - 10], max: [x + 22, y + 18, z + 10], cell: 2 })
  piece.add('alloyDark', mesh)
}

interface Body {
  hanger: V3
  jockeys: Jockeys
}

function addBody(piece: PieceMaker, { tools }: BikePlan, { hanger: [hx, hy, hz], jockeys }: Body) {
  const [gx, gy, gz] = [...jockeys.guide, jockeys.z]
  const knuckle: V3 = [gx, gy, gz + 18]
  const outer = join([
    { field: roundedCylinder([hx, hy, hz + 1], [hx, hy, hz + 13], 12.5, 3), k: 4 },
    {
      field: tubeField({
        points: [
          [hx - 6, hy - 4, hz + 7],
          [hx - 4, hy - 26, hz + 4],
          [gx - 10, gy + 16, gz + 28],
          [gx - 4, gy + 2, gz + 24],
        ],
        a: table([
          [0, 9.5],
          [0.5, 12],
          [1, 10],
        ]),
        b: table([
          [0, 5.5],
          [1, 5],
        ]),
        n: () => 3,
      }),
      k: 8,
    },
    { field: roundedCylinder([gx, gy, gz + 8], [gx, gy, gz + 27], 15, 3.4), k: 7 },
  ])
  const bounds = { min: [hx - 32, gy - 22, gz] as V3, max: [gx + 26, hy + 20, hz + 22] as V3 }
  piece.add('blackGloss', tools.solid(outer, { ...bounds, cell: 2.4 }))
  const link = tools.sweep(line([hx - 10, hy - 6, hz - 6], knuckle), {
    a: () => 7,
    b: () => 3,
    n: () => 3.4,
    along: 10,
    around: 20,
    round: 3,
  })
  piece.add('alloyDark', link, tools.cylinder([hx - 10, hy - 6, hz - 8], [hx - 10, hy - 6, hz + 8], 3.4, 14))
  const bolt = (x: number, y: number, z: number) => [
    tools.lathe(
      [
        [0, 0.8],
        [2.6, 0.8],
        [2.8, 2.4],
        [5, 2.2],
        [5.8, 1.2],
        [5.8, -1],
        [0, -1],
      ],
      [x, y, z],
      [x, y, z + 1],
      { around: 24 },
    ),
  ]
  piece.add('steel', ...bolt(hx, hy, hz + 13), ...bolt(gx, gy, gz + 27))
  piece.add(
    'alloyDark',
    tools.lathe(
      [
        [11, 0],
        [11.4, 0.8],
        [8.6, 1.5],
        [7.8, 0],
      ],
      [gx, gy, gz + 26.8],
      [gx, gy, gz + 27.8],
      { around: 32 },
    ),
  )
}

/** Adds the battery behind the links, with a latch and a light. */
function addBattery(piece: PieceMaker, { tools }: BikePlan, [x, y, z]: V3) {
  const centre: V3 = [x - 21, y - 17, z + 4]
  const box = join([
    { field: roundedBox(centre, [11, 18, 9], 4, 0.16), k: 4 },
    { field: roundedBox([centre[0] + 9, centre[1] + 2, centre[2]], [8, 12, 6], 3, 0.16), k: 5 },
  ])
  const mesh = tools.solid(box, { min: [x - 40, y - 44, z - 10], max: [x + 2, y + 10, z + 20], cell: 2.2 })
  piece.add('satin', mesh)
  piece.add(
    'alloyDark',
    tools
      .box({ width: 15, height: 3, depth: 12, radius: 1.2 })
      .rotateZ(0.16)
      .translate(centre[0] - 2.4, centre[1] + 18.4, centre[2]),
  )
  piece.add(
    'ledGreen',
    tools.cylinder(
      [centre[0] + 2, centre[1] + 11, centre[2] + 8],
      [centre[0] + 2, centre[1] + 11, centre[2] + 9.4],
      1.3,
      10,
    ),
  )
}

/** Adds the cable: housing in a curve from the chain stay's end into the adjusting barrel. */
function addCable(piece: PieceMaker, { tools, measures }: BikePlan, [hx, hy, hz]: V3) {
  const [rx, ry] = measures.rearAxle
  const barrel: V3 = [hx - 13, hy - 8, hz + 5]
  const tip: V3 = [barrel[0] - 17, barrel[1] - 1, barrel[2] + 2]
  piece.add(
    'alloyDark',
    tools.lathe(
      [
        [0, 0],
        [4, 0],
        [4.6, 2],
        [4.6, 9],
        [3.4, 11],
        [3.4, 15],
        [0, 15],
      ],
      barrel,
      tip,
      { around: 12 },
    ),
  )
  const bow: V3[] = [
    tip,
    [tip[0] - 34, tip[1] + 4, hz + 9],
    [rx - 74, ry + 12, hz + 11],
    [rx - 40, ry + 34, hz + 8],
    [rx + 26, ry + 12, hz + 3],
    [rx + 74, ry - 2, hz - 6],
  ]
  piece.add('rubber', tools.tube(bow, 2.4, { along: 40, around: 8 }))
}
