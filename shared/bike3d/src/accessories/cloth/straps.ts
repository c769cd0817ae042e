import { BufferAttribute, type BufferGeometry } from 'three'

import { curve, type Path } from '../../shapes/curves.ts'
import { merge } from '../../shapes/merge.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'

interface StrapOptions {
  width: number
  thickness?: number
  /** The direction of the strap's width where it is constant, or that of its flat side. */
  across?: V3
  flat?: V3
  along?: number
  isClosed?: boolean
}

/** Returns a woven strap through the points. */
export function strap(tools: Tools, points: V3[], options: StrapOptions): BufferGeometry {
  const { width, thickness = 2, across, flat = [0, 1, 0], along = 36, isClosed = false } = options
  const path = curve(points, { isClosed })
  const [wide, thin] = [() => width / 2, () => thickness / 2]
  const geometry = tools.sweep(path, {
    a: across ? thin : wide,
    b: across ? wide : thin,
    n: () => 4,
    up: across ?? flat,
    along,
    around: 12,
  })
  return withWeave(geometry, path.getLength(), width)
}

/** Sets texture coordinates for cloth on a swept strap or sleeve; the weave repeats every 22 mm. */
export function withWeave(geometry: BufferGeometry, length: number, width: number): BufferGeometry {
  const uv = geometry.getAttribute('uv')
  const scaled = new Float32Array(uv.count * 2)
  const total = length / 100
  for (let i = 0; i < uv.count; i++) {
    scaled[i * 2] = (uv.getX(i) / total) * (length / 22)
    scaled[i * 2 + 1] = uv.getY(i) * Math.max(1, Math.round((width * 2) / 22))
  }
  geometry.setAttribute('uv', new BufferAttribute(scaled, 2))
  return geometry
}

interface StitchOptions {
  length?: number
  gap?: number
  radius?: number
}

/** Returns a row of stitches along a path: short threads with gaps. */
export function stitches(tools: Tools, path: Path | V3[], options: StitchOptions = {}): BufferGeometry {
  const { radius = 0.55 } = options
  // The live mesh has fewer and longer stitches.
  const longer = 10 / tools.fewer(10)
  const [length, gap] = [(options.length ?? 4) * longer, (options.gap ?? 2.4) * longer]
  const line = Array.isArray(path) ? curve(path) : path
  const whole = line.getLength()
  const count = Math.max(1, Math.floor(whole / (length + gap)))
  const at = (distance: number) => line.getPointAt(Math.min(1, distance / whole)).toArray() as V3
  return merge(
    Array.from({ length: count }, (_, i) => {
      const start = ((i + 0.2) / count) * whole
      const points = [at(start), at(start + length / 2), at(start + length)]
      return tools.tube(points, (t) => radius * (0.35 + 0.65 * Math.sin(t * Math.PI)), {
        along: 4,
        around: 5,
      })
    }),
  )
}

/** Returns a round cord or a seam's piping through points. */
export const piping = (tools: Tools, points: V3[], radius = 2): BufferGeometry =>
  tools.tube(points, radius, { along: Math.max(24, points.length * 3), around: 8, round: radius * 0.8 })
