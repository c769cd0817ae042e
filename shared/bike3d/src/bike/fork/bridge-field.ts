import type { Field } from '../../fields/field.ts'
import type { V2 } from '../../shapes/vectors.ts'

interface BridgeShape {
  /** The middle of the section in the bike's middle plane, so far from it. */
  centre: (z: number) => V2
  /** Half the section's length ahead and half its height. */
  half: (z: number) => V2
  n: number
  /** Where it ends. */
  width: number
}

/** What spans the wheel from leg to leg: an upright section that wanders and changes from the middle outwards. */
export function bridgeField({ centre, half, n, width }: BridgeShape): Field {
  return (x, y, z) => {
    const out = Math.min(Math.abs(z), width)
    const [cx, cy] = centre(out)
    const [a, b] = half(out)
    const beyond = Math.abs(z) - width
    const distance = distanceToSection((x - cx) / a, (y - cy) / b, [a, b], n) * steepness(centre, out)
    return beyond > 0 ? Math.hypot(Math.max(distance, 0), beyond) : Math.max(distance, beyond)
  }
}

function distanceToSection(u: number, v: number, [a, b]: V2, n: number): number {
  const [au, bv] = [Math.abs(u), Math.abs(v)]
  const k = (au ** n + bv ** n) ** (1 / n)
  if (k < 1e-6) return -Math.min(a, b)
  const slope = Math.hypot(au ** (n - 1) / a, bv ** (n - 1) / b) / k ** (n - 1)
  return Math.max((k - 1) / slope, -Math.min(a, b))
}

/** Where the bridge runs steeply, its surface is nearer than it looks within the section. */
function steepness(centre: BridgeShape['centre'], z: number): number {
  const [before, after] = [centre(Math.max(0, z - 1)), centre(z + 1)]
  const run = z < 1 ? z + 1 : 2
  return 1 / Math.hypot(1, (after[0] - before[0]) / run, (after[1] - before[1]) / run)
}
