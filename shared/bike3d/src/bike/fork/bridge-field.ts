import type { Field } from '../../fields/field.ts'
import type { V2 } from '../../shapes/vectors.ts'

interface BridgeShape {
  /** Returns the centre of the section at a distance from the bike's middle plane. */
  centre: (z: number) => V2
  /** Returns half the section's length ahead and half its height. */
  half: (z: number) => V2
  n: number
  /** Where the bridge ends, as a distance from the middle plane. */
  width: number
}

/** Numbers stored per millimetre: the section's centre, its half sizes, its steepness. */
const STEP = 5

/** Returns the bridge from leg to leg over the wheel: an upright section whose centre and size change outwards. */
export function bridgeField(shape: BridgeShape): Field {
  const { width, n } = shape
  const steps = stepsOf(shape)
  return (x, y, z) => {
    const out = Math.min(Math.abs(z), width - 1e-6)
    const [index, t] = [Math.floor(out) * STEP, out % 1]
    const read = (k: number) => {
      const from = steps[index + k] as number
      return from + ((steps[index + STEP + k] as number) - from) * t
    }
    const [a, b] = [read(2), read(3)]
    const distance = distanceToSection((x - read(0)) / a, (y - read(1)) / b, [a, b], n) * read(4)
    const beyond = Math.abs(z) - width
    if (beyond <= 0) return Math.max(distance, beyond)
    const outside = Math.max(distance, 0)
    return Math.sqrt(outside * outside + beyond * beyond)
  }
}

function stepsOf({ centre, half, width }: BridgeShape): Float64Array {
  const steps = new Float64Array((Math.ceil(width) + 1) * STEP)
  for (let z = 0; z <= Math.ceil(width); z++)
    steps.set([...centre(z), ...half(z), steepness(centre, z)], z * STEP)
  return steps
}

function distanceToSection(u: number, v: number, [a, b]: V2, n: number): number {
  const [au, bv] = [Math.abs(u), Math.abs(v)]
  const [pu, pv] = [au ** n, bv ** n]
  const sum = pu + pv
  if (sum < 1e-9) return -Math.min(a, b)
  const k = sum ** (1 / n)
  const [su, sv] = [au > 0 ? pu / au / a : 0, bv > 0 ? pv / bv / b : 0]
  const slope = (Math.sqrt(su * su + sv * sv) * k) / sum
  return Math.max((k - 1) / slope, -Math.min(a, b))
}

/** Returns the factor from a distance within the section to the true one: 1 where the bridge is level, else less. */
function steepness(centre: BridgeShape['centre'], z: number): number {
  const [before, after] = [centre(Math.max(0, z - 1)), centre(z + 1)]
  const run = z < 1 ? z + 1 : 2
  return 1 / Math.hypot(1, (after[0] - before[0]) / run, (after[1] - before[1]) / run)
}
