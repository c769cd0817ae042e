import { Matrix4, type BufferGeometry } from 'three'

import { merge } from '../../shapes/merge.ts'
import { place } from '../../shapes/transforms.ts'
import type { V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'

interface ThreadOptions {
  radius: number
  length: number
  pitch?: number
  around?: number
}

/** Returns a thread winding up along y, its tip at the origin. */
export function thread(tools: Tools, options: ThreadOptions): BufferGeometry {
  const { radius, length, pitch = radius * 0.32, around = 26 } = options
  const core = radius - pitch * 0.55
  const rows: V2[] = [[core * 0.86, 0.02]]
  const turns = Math.max(1, Math.floor((length - pitch) / pitch))
  for (let turn = 0; turn < turns; turn++)
    rows.push(
      [core, pitch * (turn + 0.1)],
      [radius, pitch * (turn + 0.42)],
      [radius, pitch * (turn + 0.6)],
      [core, pitch * (turn + 0.92)],
    )
  const ridge = wind(tools.lathe(rows, [0, 0, 0], [0, 1, 0], { around, edge: 30 }), pitch)
  const rod = tools.lathe(
    [
      [0, 0],
      [core * 0.86, 0],
      [core + 0.02, pitch * 0.6],
      [core + 0.02, length],
      [0, length],
    ],
    [0, 0, 0],
    [0, 1, 0],
    { around },
  )
  return merge([rod, ridge])
}

/** Turns a ring into a helix by raising each point according to its angle. */
function wind(geometry: BufferGeometry, pitch: number): BufferGeometry {
  const positions = geometry.getAttribute('position')
  const uvs = geometry.getAttribute('uv')
  for (let i = 0; i < positions.count; i++) positions.setY(i, positions.getY(i) + uvs.getX(i) * pitch)
  return place(geometry, new Matrix4())
}
