import type { BufferGeometry } from 'three'

import { capsule, join } from '../../fields/field.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { BikePlan } from '../pieces.ts'

interface Leg {
  legs: number
  ahead: number
}

/** The two posts on the left leg that the brake caliper is bolted to. */
export function caliperMount({ tools, measures }: BikePlan, { legs, ahead }: Leg): BufferGeometry {
  const z = -(measures.frontHub - 14)
  const post = ([x, y]: readonly [number, number]) => {
    const end: V3 = [measures.forkOffset + x, y, z]
    return capsule([ahead - 4, y - 2, -legs + 2], end, 10, 7)
  }
  const posts = POSTS.map((place) => ({ field: post(place), k: 8 }))
  return tools.solid(join(posts), {
    min: [ahead - 100, 10, -legs - 16],
    max: [ahead + 24, 130, z + 14],
    cell: 3,
  })
}

const POSTS = [
  [-52, 100],
  [-92, 49],
] as const
