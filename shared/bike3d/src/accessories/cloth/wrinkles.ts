import type { Field } from '../../fields/field.ts'

/** Returns the field of soft, uneven cloth: long dents with finer creases in them, at most `depth` millimetres deep. */
export function wrinkled(field: Field, depth: number, size = 60): Field {
  const k = (Math.PI * 2) / size
  return (x, y, z) => {
    const distance = field(x, y, z)
    if (Math.abs(distance) > 40) return distance
    const drift = Math.sin(k * (0.43 * x + 0.31 * z) + 1.3) * 1.4
    const long = Math.sin(k * (0.9 * y + 0.35 * x) + drift) * Math.sin(k * (0.52 * z - 0.3 * y) + 0.6)
    const fine = Math.sin(k * 1.9 * (0.5 * y - 0.4 * z + 0.5 * x) + drift * 1.7)
    return distance + depth * (0.68 * long + 0.32 * fine)
  }
}

/** Returns a field with a seam's groove, `depth` deep where `across` is 0 and `width` wide to both sides. */
export const grooved =
  (field: Field, across: Field, { depth, width }: { depth: number; width: number }): Field =>
  (x, y, z) => {
    const distance = field(x, y, z)
    if (Math.abs(distance) > depth * 6) return distance
    const away = across(x, y, z) / width
    return distance + depth * Math.exp(-away * away)
  }

/** Returns texture coordinates for woven cloth on a field; the weave repeats every 22 mm. */
export const weaveUv = (x: number, y: number, z: number): [number, number] => [
  (z + x * 0.7) / 22,
  (y + x * 0.2) / 22,
]
