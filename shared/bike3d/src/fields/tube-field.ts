import { curve } from '../shapes/curves.ts'
import type { V3 } from '../shapes/vectors.ts'
import { type Field, length } from './field.ts'

export interface TubeShape {
  points: V3[]
  /** Half the section's height (in the bike's middle plane) and half its width, at t from 0 to 1. */
  a: (t: number) => number
  b: (t: number) => number
  /** The section's exponent: 2 is an ellipse, more is boxier. */
  n?: (t: number) => number
  steps?: number
}

/** Numbers stored per step: position, direction, half sizes, exponent. */
const STEP = 9
/** The squared distance from the tube's box beyond which the exact distance isn't needed. */
const FAR = 900

/** Returns a tube with a superellipse section of changing size along a curve, its width near z, its ends rounded. */
export function tubeField(shape: TubeShape): Field {
  const count = shape.steps ?? Math.max(10, shape.points.length * 5)
  const steps = stepsOf(shape, count)
  const { low, high } = boxAround(steps)
  const nearest = new Float64Array(STEP)
  return (x, y, z) => {
    const ex = Math.max(low[0] - x, 0, x - high[0])
    const ey = Math.max(low[1] - y, 0, y - high[1])
    const ez = Math.max(low[2] - z, 0, z - high[2])
    const squared = ex * ex + ey * ey + ez * ez
    if (squared > FAR) return Math.sqrt(squared) + 1
    const t = findNearest(steps, [x, y, z], nearest)
    const section = distanceInSection(nearest, x, y, z)
    return t > 0 && t < count ? section.distance : beyondEnd(section)
  }
}

function stepsOf(shape: TubeShape, count: number): Float64Array {
  const path = curve(shape.points)
  const steps = new Float64Array((count + 1) * STEP)
  for (let i = 0; i <= count; i++) {
    const t = i / count
    const place = path.getPointAt(t)
    const direction = path.getTangentAt(t)
    steps.set([...place, ...direction, shape.a(t), shape.b(t), shape.n?.(t) ?? 2], i * STEP)
  }
  return steps
}

const read = (numbers: Float64Array, index: number) => numbers[index] as number

function boxAround(steps: Float64Array): { low: V3; high: V3 } {
  let widest = 0
  for (let i = 0; i < steps.length; i += STEP)
    widest = Math.max(widest, read(steps, i + 6), read(steps, i + 7))
  const low: V3 = [Infinity, Infinity, Infinity]
  const high: V3 = [-Infinity, -Infinity, -Infinity]
  for (let i = 0; i < steps.length; i += STEP)
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], read(steps, i + axis) - widest)
      high[axis] = Math.max(high[axis], read(steps, i + axis) + widest)
    }
  return { low, high }
}

/** Writes the interpolated step nearest to the point into `out`; returns its position on the curve, in steps. */
function findNearest(steps: Float64Array, [x, y, z]: V3, out: Float64Array): number {
  let [least, index, part] = [Infinity, 0, 0]
  for (let i = 0; i < steps.length - STEP; i += STEP) {
    const [ax, ay, az] = [read(steps, i), read(steps, i + 1), read(steps, i + 2)]
    const dx = read(steps, i + STEP) - ax
    const dy = read(steps, i + STEP + 1) - ay
    const dz = read(steps, i + STEP + 2) - az
    const along = ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / (dx * dx + dy * dy + dz * dz)
    const t = along < 0 ? 0 : along > 1 ? 1 : along
    const [qx, qy, qz] = [x - ax - dx * t, y - ay - dy * t, z - az - dz * t]
    const distance = qx * qx + qy * qy + qz * qz
    if (distance < least) [least, index, part] = [distance, i, t]
  }
  for (let k = 0; k < STEP; k++)
    out[k] = read(steps, index + k) + (read(steps, index + STEP + k) - read(steps, index + k)) * part
  return index / STEP + part
}

interface InSection {
  distance: number
  /** The distance of the point before or behind the section. */
  along: number
}

function distanceInSection(step: Float64Array, x: number, y: number, z: number): InSection {
  const [dx, dy, dz] = [x - read(step, 0), y - read(step, 1), z - read(step, 2)]
  const stretch = length(read(step, 3), read(step, 4), read(step, 5))
  const [tx, ty, tz] = [read(step, 3) / stretch, read(step, 4) / stretch, read(step, 5) / stretch]
  const flat = length(tx, ty) || 1
  const [nx, ny] = [-ty / flat, tx / flat]
  const u = dx * nx + dy * ny
  const v = dx * -tz * ny + dy * tz * nx + dz * (tx * ny - ty * nx)
  return {
    distance: distanceToSuperellipse(u, v, step),
    along: dx * tx + dy * ty + dz * tz,
  }
}

/** Returns the section's value divided by its gradient, which near the surface is the distance. */
function distanceToSuperellipse(u: number, v: number, step: Float64Array): number {
  const [a, b, n] = [read(step, 6), read(step, 7), read(step, 8)]
  const [au, bv] = [Math.abs(u) / a, Math.abs(v) / b]
  const inside = -Math.min(a, b)
  const [pa, pb] = [au ** n, bv ** n]
  const sum = pa + pb
  if (sum < 1e-9) return inside
  const k = sum ** (1 / n)
  const slope = (length(pa / (au || 1) / a, pb / (bv || 1) / b) * k) / sum
  return Math.max((k - 1) / slope, inside)
}

const beyondEnd = ({ distance, along }: InSection) =>
  distance > 0 ? length(distance, along) : Math.max(distance, Math.abs(along))
