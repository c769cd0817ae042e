import type { V3 } from '../shapes/vectors.ts'

/**
 * A solid as its signed distance in millimetres: negative inside. Solids joined as fields blend into each other like
 * moulded carbon, which intersecting tubes don't.
 */
export type Field = (x: number, y: number, z: number) => number

/** Returns the same as Math.hypot, which is several times slower because it guards against overflow. */
export const length = (x: number, y: number, z = 0) => Math.sqrt(x * x + y * y + z * z)

/** Returns the smaller value, rounded over `k` millimetres where the two are close. */
export function smoothMin(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.min(a, b) - h * h * k * 0.25
}
export const smoothMax = (a: number, b: number, k: number) => -smoothMin(-a, -b, k)

export interface Joined {
  field: Field
  /** How softly the solid blends into the ones before it, in millimetres. */
  k: number
}

export function join(parts: Joined[]): Field {
  return (x, y, z) => {
    let distance = Number.POSITIVE_INFINITY
    for (const { field, k } of parts) {
      const next = field(x, y, z)
      distance = distance === Number.POSITIVE_INFINITY ? next : smoothMin(distance, next, k)
    }
    return distance
  }
}

/** Returns `a` without `b`, the edge rounded over `k`: at least a cell of the mesh, or the edge looks jagged. */
export const cut =
  (a: Field, b: Field, k = 0.5): Field =>
  (x, y, z) =>
    smoothMax(a(x, y, z), -b(x, y, z), k)

export const sphere =
  (centre: V3, radius: number): Field =>
  (x, y, z) =>
    length(x - centre[0], y - centre[1], z - centre[2]) - radius

export const ellipsoid =
  (centre: V3, radii: V3): Field =>
  (x, y, z) => {
    const [px, py, pz] = [(x - centre[0]) / radii[0], (y - centre[1]) / radii[1], (z - centre[2]) / radii[2]]
    const k0 = length(px, py, pz)
    if (k0 < 1e-6) return -Math.min(...radii)
    return (k0 * (k0 - 1)) / length(px / radii[0], py / radii[1], pz / radii[2])
  }

/** Returns a rod with round ends from `a` to `b`. */
export function capsule(a: V3, b: V3, radius: number, radiusAtB = radius): Field {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const squared = dx * dx + dy * dy + dz * dz
  return (x, y, z) => {
    const along = ((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / squared
    const t = Math.min(1, Math.max(0, along))
    const away = length(x - a[0] - dx * t, y - a[1] - dy * t, z - a[2] - dz * t)
    return away - (radius + (radiusAtB - radius) * t)
  }
}

/** Returns a cylinder from `a` to `b` with rounded edges. */
export function roundedCylinder(a: V3, b: V3, radius: number, edge = 3): Field {
  const height = length(b[0] - a[0], b[1] - a[1], b[2] - a[2])
  const [ux, uy, uz] = [(b[0] - a[0]) / height, (b[1] - a[1]) / height, (b[2] - a[2]) / height]
  return (x, y, z) => {
    const [px, py, pz] = [x - a[0], y - a[1], z - a[2]]
    const along = px * ux + py * uy + pz * uz
    const away = Math.sqrt(Math.max(0, px * px + py * py + pz * pz - along * along))
    const ends = Math.abs(along - height / 2) - height / 2 + edge
    return rounded(edge, away - radius + edge, ends)
  }
}

/** Returns a box around `centre` with rounded edges, given by half its sizes and turned around z by `turn` radians. */
export function roundedBox(centre: V3, half: V3, edge: number, turn = 0): Field {
  const [cos, sin] = [Math.cos(-turn), Math.sin(-turn)]
  return (x, y, z) => {
    const [px, py] = [x - centre[0], y - centre[1]]
    const qx = Math.abs(px * cos - py * sin) - half[0] + edge
    const qy = Math.abs(px * sin + py * cos) - half[1] + edge
    return rounded(edge, qx, qy, Math.abs(z - centre[2]) - half[2] + edge)
  }
}

/** Returns the field turned around y, then around z. */
export function turned(field: Field, centre: V3, around: { z: number; y?: number }): Field {
  const [cz, sz] = [Math.cos(-around.z), Math.sin(-around.z)]
  const [cy, sy] = [Math.cos(-(around.y ?? 0)), Math.sin(-(around.y ?? 0))]
  return (x, y, z) => {
    const [px, py, pz] = [x - centre[0], y - centre[1], z - centre[2]]
    const [qx, qz] = [px * cy + pz * sy, -px * sy + pz * cy]
    return field(qx * cz - py * sz, qx * sz + py * cz, qz)
  }
}

/** Returns the distance to a solid whose sides are at these distances, its edges rounded. */
function rounded(edge: number, x: number, y: number, z = -Infinity): number {
  const outside = length(Math.max(x, 0), Math.max(y, 0), Math.max(z, 0))
  return Math.min(Math.max(x, y, z), 0) + outside - edge
}
