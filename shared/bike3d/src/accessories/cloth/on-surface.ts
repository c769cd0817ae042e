import type { Field } from '../../fields/field.ts'
import type { V3 } from '../../shapes/vectors.ts'

const STEPS = 240
const HALVINGS = 18

/**
 * Returns the first point of a solid's surface from `from` along `direction`, moved `lift` millimetres off the
 * surface.
 */
export function onSurface(field: Field, from: V3, direction: V3, lift = 0): V3 {
  const length = Math.hypot(...direction)
  const [dx, dy, dz] = direction.map((value) => value / length) as V3
  const at = (t: number): V3 => [from[0] + dx * t, from[1] + dy * t, from[2] + dz * t]
  let [before, t] = [0, 0]
  for (let step = 0; step < STEPS; step++) {
    const distance = field(...at(t))
    if (distance < 0) return at(halve(field, at, [before, t]) - lift)
    before = t
    t += Math.max(distance * 0.6, 0.3)
  }
  throw new Error(`No surface is seen from ${from.join(', ')} along ${direction.join(', ')}.`)
}

function halve(field: Field, at: (t: number) => V3, [outside, inside]: [number, number]): number {
  let [low, high] = [outside, inside]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (field(...at(middle)) < 0) high = middle
    else low = middle
  }
  return low
}

/** Returns the unit vector away from a solid at a point near its surface. */
export function awayFrom(field: Field, [x, y, z]: V3, reach = 0.5): V3 {
  const dx = field(x + reach, y, z) - field(x - reach, y, z)
  const dy = field(x, y + reach, z) - field(x, y - reach, z)
  const dz = field(x, y, z + reach) - field(x, y, z - reach)
  const length = Math.hypot(dx, dy, dz) || 1
  return [dx / length, dy / length, dz / length]
}
