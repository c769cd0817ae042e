import type { BufferGeometry, Matrix4 } from 'three'

import { cut, type Field, type Joined, join, roundedBox, roundedCylinder } from '../../fields/field.ts'
import type { PieceMaker } from '../../piece.ts'
import { place } from '../../shapes/transforms.ts'
import type { V2, V3 } from '../../shapes/vectors.ts'
import type { BikePlan } from '../pieces.ts'
import { smallBox } from '../small-box.ts'

/** Half a caliper's length, and the positions and size of its pistons. */
interface CaliperModel {
  half: number
  pistons: readonly number[]
  radius: number
}

const MODELS = {
  '2-piston-180': { half: 29, pistons: [0], radius: 14 },
  '4-piston-203': { half: 37, pistons: [-16, 15], radius: 11.5 },
} as const satisfies Record<string, CaliperModel>

/** Position of a bolt relative to the caliper's middle: along the caliper and outwards. */
export const EAR: V2 = [-13, 34]

export const caliperModel = ({ shape }: Pick<BikePlan, 'shape'>): CaliperModel => MODELS[shape.brakes]

/**
 * Adds a caliper around the disc's plane z = 0: x points to the axle, y along the disc's edge; the bike's left is
 * negative z.
 */
export function addCaliper(piece: PieceMaker, plan: BikePlan, into: Matrix4) {
  const { tools } = plan
  const model = caliperModel(plan)
  const { half, pistons, radius } = model
  const put = (...geometries: BufferGeometry[]) => geometries.map((geometry) => place(geometry, into))
  const body = tools.solid(bodyField(model), {
    min: [-36, -56, 0],
    max: [28, 56, 36],
    cell: 2.3,
    isHalf: true,
  })
  piece.add('blackGloss', ...put(body))
  piece.add(
    'alloyDark',
    ...put(
      tools
        .box({ width: 34, height: half * 2 - 12, depth: 0.7, radius: 5, bevel: 0.2 })
        .translate(-1.5, 0, 0),
    ),
  )
  for (const along of pistons)
    for (const side of [1, -1])
      piece.add(
        'alloyDark',
        ...put(
          tools.lathe(capRows(radius - 2.6), [0, along, side * 23.4], [0, along, side * 25], { around: 36 }),
        ),
      )
  addPads(piece, plan, into)
  const bolts = [1, -1].map((end) =>
    tools.lathe(BOLT, [EAR[0] - 8.4, end * EAR[1], 0], [EAR[0] - 10, end * EAR[1], 0], { around: 20 }),
  )
  piece.add('steel', ...put(...bolts))
  piece.add('steel', ...put(tools.lathe(BANJO, [-9, half - 2, -12], [-9, half + 4, -12], { around: 20 })))
}

/** Returns the point where the hose leaves the caliper. */
export const hosePort = (plan: Pick<BikePlan, 'shape'>): V3 => [-9, caliperModel(plan).half + 3, -17]

function bodyField({ half, pistons, radius }: CaliperModel): Field {
  const shells: Joined[] = [
    { field: roundedBox([0, 0, 13.5], [15, half, 7.5], 6), k: 6 },
    { field: roundedBox([-13, 0, 0], [7, half - 4, 20], 5), k: 7 },
    ...pistons.map((along) => ({
      field: roundedCylinder([0, along, 14], [0, along, 24], radius, 2.4),
      k: 5,
    })),
    ...[1, -1].map((end) => ({
      field: roundedCylinder([EAR[0] - 8, end * EAR[1], 0], [EAR[0] + 7, end * EAR[1], 0], 7.6, 2),
      k: 9,
    })),
  ]
  const slot = cut(join(shells), roundedBox([8, 0, 0], [17, half - 7, 6], 1), 1)
  return cut(slot, roundedBox([-16, 0, 0], [10, 10, 5.6], 2), 2)
}

/** Adds the pads on both sides of the disc: friction material, back plate, and the tongue for the retaining pin. */
function addPads(piece: PieceMaker, plan: BikePlan, into: Matrix4) {
  const { tools } = plan
  const { half } = caliperModel(plan)
  const slab = (width: number, depth: number, at: V3) =>
    place(
      smallBox(tools, { width, height: half * 2 - 18, depth, radius: 4, bevel: 0.4 }).translate(...at),
      into,
    )
  for (const side of [1, -1]) {
    piece.add('friction', slab(17, 2.6, [3.5, 0, side * 2.5]))
    piece.add('padPlate', slab(21, 1.9, [2, 0, side * 4.7]))
    piece.add(
      'padPlate',
      place(
        smallBox(tools, { width: 16, height: 13, depth: 1.9, radius: 4, bevel: 0.4 }).translate(
          -15,
          0,
          side * 4.2,
        ),
        into,
      ),
    )
  }
  const pin = tools.cylinder([-16, 0, -14], [-16, 0, 14], 1.9, 12)
  const head = tools.cylinder([-20.6, 0, 0], [-20, 0, 0], 2, 8)
  piece.add('steel', place(pin, into), place(head, into))
}

/** Rows of a screwed cap with a hexagon in it. */
const capRows = (radius: number): V2[] => [
  [0, 0.6],
  [3.2, 0.6],
  [3.4, 1.6],
  [radius - 2, 1.6],
  [radius - 1.4, 2.2],
  [radius - 0.4, 2.2],
  [radius, 1.6],
  [radius, -1],
]

const BOLT: V2[] = [
  [0, 0.8],
  [2.4, 0.8],
  [2.6, 4],
  [4.4, 3.8],
  [5, 3],
  [5, 0],
  [6.6, -0.4],
  [6.6, -1.6],
  [0, -1.6],
]

const BANJO: V2[] = [
  [0, 0],
  [6, 0],
  [6.4, 1],
  [6.4, 6],
  [5.2, 7],
  [4.6, 9],
  [0, 9],
]
