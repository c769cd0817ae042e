import { BufferAttribute, BufferGeometry } from 'three'

import type { V2, V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { depthAt, roundEnd, type SaddleShape } from './saddle-shapes.ts'

/** Where on the underside the cover ends and the shell begins, as a share of half the width. */
const HEM = 0.86

/** Returns the padded cover: over the top, around the edge and a little below. Its texture repeats every 40 mm. */
export function coverOf(tools: Tools, shape: SaddleShape): BufferGeometry {
  const [along, around] = [tools.fewer(80), tools.fewer(52)]
  return loft(along, around, (t, s) => {
    const section = sectionAt(shape, t)
    if (s < 0.1) return section.below(HEM + (1 - HEM) * (s / 0.1))
    if (s > 0.9) return section.below(-(HEM + (1 - HEM) * ((1 - s) / 0.1)))
    return section.above((Math.PI * (s - 0.1)) / 0.8)
  })
}

/** Returns the hard shell that closes the saddle from below, curved, with a rib along the middle. */
export function shellOf(tools: Tools, shape: SaddleShape): BufferGeometry {
  const [along, around] = [tools.fewer(64), tools.fewer(28)]
  return loft(along, around, (t, s) => sectionAt(shape, t).below((s * 2 - 1) * (HEM + 0.02)))
}

/**
 * Returns the section at a position along the saddle: points on top by angle, points below by the share of half the
 * width.
 */
function sectionAt(shape: SaddleShape, t: number) {
  const x = shape.tail + (shape.nose - shape.tail) * (0.5 - 0.5 * Math.cos(Math.PI * t))
  const half = shape.halfWidth(x)
  const ends = roundEnd(Math.min(x - shape.tail, shape.nose - x), 20)
  // The ends close at mid-height, because an edge at the top would be sharp.
  const top = shape.top(x) - depthAt(shape, x) * 0.5 * (1 - ends)
  const depth = depthAt(shape, x) * (0.04 + 0.96 * ends)
  const groove = shape.channel * rise(x - shape.tail - 30, 40) * rise(shape.nose - 46 - x, 40)
  const power = 2 / 2.9
  const above = (angle: number): V3 => {
    const across = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** power
    const up = Math.sin(angle) ** power
    const z = across * half
    const dome = -(across ** 2) * (4 + half * 0.08) * 0.6 * ends
    return [x, top - depth + up * (depth + dome - groove * Math.exp(-((z / 9) ** 2))), z]
  }
  const below = (share: number): V3 => {
    const vault = (1 - share ** 4) * Math.min(7, half * 0.2) * ends
    const lip = -2.4 * ends * Math.exp(-(((Math.abs(share) - 0.88) / 0.06) ** 2))
    const rib = -2 * ends * Math.exp(-((share / 0.16) ** 2))
    return [x, top - depth + vault + lip + rib, share * half]
  }
  return { above, below }
}

const rise = (distance: number, over: number) => Math.min(1, Math.max(0, distance / over))

function loft(along: number, around: number, at: (t: number, s: number) => V3): BufferGeometry {
  const positions: number[] = []
  const uvs: number[] = []
  const indices: number[] = []
  const row = around + 1
  for (let i = 0; i <= along; i++)
    for (let j = 0; j <= around; j++) {
      const [x, y, z] = at(i / along, j / around)
      positions.push(x, y, z)
      uvs.push(...([x / 40, (z + 100) / 40] as V2))
    }
  for (let i = 0; i < along; i++)
    for (let j = 0; j < around; j++) {
      const a = i * row + j
      indices.push(a, a + row, a + 1, a + 1, a + row, a + row + 1)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2))
  geometry.setIndex(indices)
  geometry.computeVertexNormals()
  return geometry
}

/**
 * Returns a point on the cover: t from the tail (0) to the nose (1), `height` from the right edge (0) over the top to
 * the left one (1).
 */
export const onCover = (shape: SaddleShape, t: number, height: number): V3 =>
  sectionAt(shape, t).above(Math.PI * height)
