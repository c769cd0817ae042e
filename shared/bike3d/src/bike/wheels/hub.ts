import type { PieceMaker } from '../../piece.ts'
import { TURN, type V2, type V3 } from '../../shapes/vectors.ts'
import type { Flanges, WheelPlan } from './wheel-plan.ts'

export function addHub(piece: PieceMaker, wheel: WheelPlan) {
  const { tools, hub, shape, end } = wheel
  const isGeared = end === 'rear' && shape.drivetrain === 'belt-8'
  const rows = isGeared ? gearedShell(wheel.flanges) : shell(wheel)
  piece.add(isGeared ? 'alloyDark' : 'blackGloss', tools.latheZ(rows, [0, 0, 0], { around: 56, edge: 44 }))
  if (isGeared) addGearedCovers(piece, wheel)
  piece.add('alloyDark', tools.latheZ(axle(hub, end), [0, 0, 0], { around: 28 }))
  addRotorMount(piece, wheel)
}

/**
 * Returns the rows of a hub shell: bearing seats at both ends, a flange for each side's spokes, a waist between them.
 */
function shell({ hub, flanges: { radius, right, left } }: WheelPlan): V2[] {
  const end = (z: number, side: number): V2[] => [
    [9, side * (hub - 6)],
    [13, side * (hub - 6)],
    [14, z + side * 9],
    [17, z + side * 5],
    [radius + 2.6, z + side * 1.6],
    [radius + 3.4, z],
    [radius + 2.6, z - side * 1.6],
    [17, z - side * 5],
    [14.6, z - side * 12],
  ]
  return [...end(left, -1), [13.6, (left + right) / 2], ...end(right, 1).toReversed()]
}

/** Returns the rows of an eight-speed gear hub: flanges at its edges, two grooves around it. */
function gearedShell({ radius, right, left }: Flanges): V2[] {
  const edge = (z: number, side: number): V2[] => [
    [24, z + side * 11],
    [36, z + side * 9.5],
    [radius - 9, z + side * 5],
    [radius + 2.8, z + side * 1.8],
    [radius + 3.6, z],
    [radius + 2.8, z - side * 1.8],
    [radius - 4, z - side * 3.4],
    [radius - 5, z - side * 6],
  ]
  const groove = (z: number): V2[] => [
    [radius - 5, z - 1.6],
    [radius - 6.2, z - 0.8],
    [radius - 6.2, z + 0.8],
    [radius - 5, z + 1.6],
  ]
  return [...edge(left, -1), ...groove(-10), ...groove(10), ...edge(right, 1).toReversed()]
}

function addGearedCovers(piece: PieceMaker, { tools, hub, flanges: { right } }: WheelPlan) {
  piece.add(
    'satin',
    tools.latheZ(
      [
        [16, right + 18],
        [27, right + 17],
        [31, right + 14],
        [33, right + 8],
      ],
      [0, 0, 0],
      { around: 48 },
    ),
  )
  piece.add(
    'steel',
    tools.latheZ(
      [
        [9, hub - 14],
        [15, hub - 14],
        [16, hub - 13],
        [16, hub - 9],
        [9, hub - 8],
      ],
      [0, 0, 0],
      { around: 30 },
    ),
  )
  const screws = Array.from({ length: 6 }, (_, i) => {
    const [x, y] = [38 * Math.cos((i / 6) * TURN), 38 * Math.sin((i / 6) * TURN)]
    return tools.cylinder([x, y, right + 5], [x, y, right + 8.6], 2.6, 10)
  })
  piece.add('steel', ...screws)
}

/**
 * Returns the rows of the visible axle ends: the fork has its own through axle; the rear axle's heads belong to the
 * wheel.
 */
function axle(hub: number, end: WheelPlan['end']): V2[] {
  if (end === 'front')
    return [
      [8, 2 - hub],
      [10, 2 - hub],
      [10.6, 9 - hub],
      [10.6, hub - 9],
      [10, hub - 2],
      [8, hub - 2],
    ]
  return [
    [3.4, -hub - 6],
    [3.6, -hub - 7.4],
    [9, -hub - 7.4],
    [10.4, -hub - 6],
    [10.4, -hub - 2],
    [7, -hub + 8],
    [7, hub - 8],
    [10, hub + 2],
    [10, hub + 5.6],
    [8.6, hub + 7],
    [3.6, hub + 7],
    [3.2, hub + 3],
    [0, hub + 3],
  ]
}

function addRotorMount(piece: PieceMaker, { tools, rotorZ: z }: WheelPlan) {
  piece.add(
    'satin',
    tools.latheZ(
      [
        [14, z + 9],
        [19, z + 8],
        [24, z + 2.4],
        [24, z - 1.4],
        [14, z - 1.4],
      ],
      [0, 0, 0],
      { around: 36 },
    ),
  )
  const bolts = Array.from({ length: 6 }, (_, i): V3 => [
    22 * Math.cos((i / 6) * TURN),
    22 * Math.sin((i / 6) * TURN),
    z,
  ])
  piece.add(
    'steel',
    ...bolts.map(([x, y]) =>
      tools.lathe(
        [
          [0, 0.6],
          [1.5, 0.6],
          [1.6, 2.2],
          [3.2, 2],
          [3.6, 1],
          [3.6, -2],
          [0, -2],
        ],
        [x, y, z - 1.4],
        [x, y, z - 3],
        { around: 12 },
      ),
    ),
  )
}
