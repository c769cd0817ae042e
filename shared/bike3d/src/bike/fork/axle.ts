import type { BufferGeometry } from 'three'

import type { V2, V3 } from '../../shapes/vectors.ts'
import type { BikePlan } from '../pieces.ts'

/** Returns the through axle, from eye to eye, and its head with a hexagon socket, in the fork's own space. */
export function axleGeometries({ tools, measures }: BikePlan, half: number): BufferGeometry[] {
  const { forkOffset } = measures
  const at = (z: number): V3 => [forkOffset, 0, z]
  const head = (side: number) =>
    tools.lathe(HEAD, at(side * (half - 3)), at(side * (half + 10)), { around: 28 })
  return [tools.cylinder(at(-half + 2), at(half - 2), 7.5, 20), head(1), head(-1)]
}

const HEAD: V2[] = [
  [0, 0],
  [10, 0],
  [10, 3.4],
  [8.6, 5],
  [4.2, 5],
  [3.6, 4.4],
  [3.4, 1.5],
  [0, 1.5],
]
