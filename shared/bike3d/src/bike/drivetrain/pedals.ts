import { type BufferGeometry, Path, Shape } from 'three'

import type { PieceMaker } from '../../piece.ts'
import { merge } from '../../shapes/merge.ts'
import { move, place, turnX, turnZ } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { BikePlan } from '../pieces.ts'
import { smallBox } from '../small-box.ts'

const LENGTH = 100
const WIDTH = 98
const HEIGHT = 13

/** Adds a platform pedal: with pins for the trail and the street, with a rubber tread and reflectors for the city. */
export function addPedal(
  piece: PieceMaker,
  { tools, shape }: BikePlan,
  { at, side }: { at: V3; side: number },
) {
  const centre: V3 = [at[0], at[1], at[2] + side * (WIDTH / 2 + 15)]
  const put = (geometry: BufferGeometry) => place(geometry, move(...centre), turnZ(0.16))
  const isCity = shape.bike === 'nireeka-homie'
  const body = place(
    tools.extrude(platform(), { depth: HEIGHT, bevel: 2.2, bevelSteps: 3, curveSteps: 6 }),
    turnX(Math.PI / 2),
  )
  piece.add(isCity ? 'blackMatte' : 'satin', put(body))
  piece.add(isCity ? 'blackMatte' : 'satin', put(tools.cylinder([0, 0, -47], [0, 0, 47], 9, 20)))
  const inner = -side * (WIDTH / 2 + 15)
  piece.add(
    'steel',
    put(
      tools.lathe(
        [
          [0, 0],
          [6.4, 0],
          [6.4, 12],
          [8.6, 12],
          [8.6, 16],
          [6, 16.5],
          [5.4, 24],
          [0, 24],
        ],
        [0, 0, inner - side * 9],
        [0, 0, inner],
        { around: 18 },
      ),
    ),
  )
  piece.add(
    'alloyDark',
    put(
      tools.lathe(
        [
          [0, 2.2],
          [5, 2],
          [6, 0],
          [6, -3],
          [0, -3],
        ],
        [0, 0, side * 47],
        [0, 0, side * 48],
        { around: 20 },
      ),
    ),
  )
  if (isCity)
    piece.add('rubber', ...treads().map((tread) => put(smallBox(tools, tread.size).translate(...tread.at))))
  else
    piece.add(
      'steel',
      put(
        merge(pins(tools.detail === 'live').map(([a, b]) => tools.cylinder(a, b, { from: 1.7, to: 1.4 }, 7))),
      ),
    )
  if (isCity)
    for (const end of [1, -1])
      piece.add(
        'reflector',
        put(
          smallBox(tools, { width: 2, height: 8, depth: 46, radius: 0.9 }).translate(
            (end * LENGTH) / 2,
            0,
            0,
          ),
        ),
      )
}

function platform(): Shape {
  const [x, y] = [LENGTH / 2, WIDTH / 2]
  const shape = new Shape()
  shape.moveTo(-x + 16, -y)
  shape.lineTo(x - 16, -y)
  shape.quadraticCurveTo(x - 1, -y + 1, x, -y + 18)
  shape.quadraticCurveTo(x - 5, 0, x, y - 18)
  shape.quadraticCurveTo(x - 1, y - 1, x - 16, y)
  shape.lineTo(-x + 16, y)
  shape.quadraticCurveTo(-x + 1, y - 1, -x, y - 18)
  shape.quadraticCurveTo(-x + 5, 0, -x, -y + 18)
  shape.quadraticCurveTo(-x + 1, -y + 1, -x + 16, -y)
  for (const [left, right] of [
    [-38, -13],
    [13, 38],
  ] as const)
    for (const [low, high] of [
      [-38, -4],
      [4, 38],
    ] as const)
      shape.holes.push(opening({ left, right, low, high }))
  return shape
}

interface Opening {
  left: number
  right: number
  low: number
  high: number
}

function opening({ left, right, low, high }: Opening): Path {
  const path = new Path()
  const r = 6
  path.moveTo(left + r, low)
  path.quadraticCurveTo(left, low, left, low + r)
  path.lineTo(left, high - r)
  path.quadraticCurveTo(left, high, left + r, high)
  path.lineTo(right - r, high)
  path.quadraticCurveTo(right, high, right, high - r)
  path.lineTo(right, low + r)
  path.quadraticCurveTo(right, low, right - r, low)
  path.closePath()
  return path
}

/** Returns the pins of a pedal; live meshes leave out those on the underside. */
function pins(isLive: boolean): [V3, V3][] {
  const places = [-44, 44].flatMap((x) => [-38, -13, 13, 38].map((z) => [x, z] as const))
  const middle = [-26, 26].flatMap((x) => [-43, 43].map((z) => [x, z] as const))
  return [...places, ...middle].flatMap(([x, z]) =>
    (isLive ? [1] : [1, -1]).map((up): [V3, V3] => [
      [x, up * (HEIGHT / 2 - 1), z],
      [x, up * (HEIGHT / 2 + 3), z],
    ]),
  )
}

const treads = () =>
  [1, -1].flatMap((up) =>
    [-44, 44].map((x) => ({
      size: { width: 9, height: 3, depth: 76, radius: 1.4 },
      at: [x, up * (HEIGHT / 2 + 0.6), 0] as V3,
    })),
  )
