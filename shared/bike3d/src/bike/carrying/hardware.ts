import type { BufferGeometry } from 'three'

import type { V2, V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'

/** Returns the head of a hexagon socket bolt at `at`, facing `out` (of any length). */
export const boltHead = (tools: Tools, at: V3, out: V3, size = 1): BufferGeometry =>
  tools.lathe(
    BOLT.map(([radius, along]): V2 => [radius * size, along * size]),
    at,
    [at[0] + out[0], at[1] + out[1], at[2] + out[2]],
    { around: 16 },
  )

const BOLT: V2[] = [
  [0, 1],
  [2, 1],
  [2.2, 3.4],
  [3.8, 3.3],
  [4.4, 2.6],
  [4.4, 0],
  [6, -0.2],
  [6, -1.4],
  [0, -1.4],
]
