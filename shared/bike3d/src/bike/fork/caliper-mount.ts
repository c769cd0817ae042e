import type { BufferGeometry } from 'three'

import { type Joined, join, roundedCylinder } from '../../fields/field.ts'
import { tubeField } from '../../fields/tube-field.ts'
import type { V2, V3 } from '../../shapes/vectors.ts'
import type { BikePlan } from '../pieces.ts'

interface Leg {
  legs: number
  ahead: number
}

/** Positions of the caliper's bolts on the posts, relative to the axle; they point towards it. */
const POSTS: readonly V2[] = [
  [-44, 95.5],
  [-89, 44.5],
]
const TOWARDS_AXLE: V2 = [0.752, -0.659]
const POST = 9

/**
 * Returns the cast bracket behind the left leg: two arms, a web between them, a post for each of the caliper's bolts.
 */
export function caliperMount({ tools, measures }: BikePlan, { legs, ahead }: Leg): BufferGeometry {
  const z = 14 - measures.frontHub
  const [upper, lower] = POSTS.map(([x, y]): V3 => [measures.forkOffset + x, y, z]) as [V3, V3]
  const web: V3 = [(upper[0] + lower[0]) / 2 + 14, (upper[1] + lower[1]) / 2 - 12, z - 3]
  const field = join([
    arm([ahead - 2, upper[1] + 12, -legs + 3], behind(upper)),
    arm([ahead - 2, lower[1] - 10, -legs + 3], behind(lower)),
    arm(behind(upper), web),
    arm(web, behind(lower)),
    post(upper),
    post(lower),
  ])
  return tools.solid(field, {
    min: [ahead - 96, 4, -legs - 16],
    max: [ahead + 18, 130, z + 14],
    cell: 2.8,
  })
}

const behind = ([x, y, z]: V3): V3 => [x + TOWARDS_AXLE[0] * POST, y + TOWARDS_AXLE[1] * POST, z]

const post = (end: V3): Joined => ({ field: roundedCylinder(end, behind(end), 8.2, 2), k: 9 })

const arm = (from: V3, to: V3): Joined => ({
  field: tubeField({
    points: [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2] * 2) / 3], to],
    a: () => 8.5,
    b: () => 5.5,
    n: () => 2.8,
  }),
  k: 9,
})
