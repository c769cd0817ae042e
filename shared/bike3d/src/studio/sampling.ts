import { TURN, type V3 } from '../shapes/vectors.ts'

/** Returns the `index`th number (from 1) of an even distribution over 0 to 1; another base gives an independent one. */
export function halton(index: number, base: number): number {
  let [left, share, sum] = [index, 1, 0]
  while (left > 0) {
    share /= base
    sum += share * (left % base)
    left = Math.floor(left / base)
  }
  return sum
}

/** The light of one sample: its direction from the model, and whether it is the key light or part of the dome. */
export interface LightSample {
  from: V3
  isKey: boolean
}

/**
 * Returns the `index`th of `count` lights: a share of them is spread over the softbox overhead, the rest over the
 * dome.
 */
export function lightSample(index: number, count: number, keyShare: number): LightSample {
  const [a, b] = [halton(index + 1, 2), halton(index + 1, 3)]
  const keys = Math.round(count * keyShare)
  const isKey = Math.floor(((index + 1) * keys) / count) > Math.floor((index * keys) / count)
  return { isKey, from: isKey ? overhead(a, b) : dome(a, b) }
}

const overhead = (a: number, b: number): V3 => [0.2 + (a - 0.5) * 3.4, 4.2, 1.4 + (b - 0.5) * 1.8]

/**
 * Returns a direction on the dome, evenly distributed but not near the horizon, where lights would only draw streaks.
 */
function dome(a: number, b: number): V3 {
  const up = Math.sqrt(1 - b * 0.9)
  const aside = Math.sqrt(1 - up * up)
  return [Math.cos(a * TURN) * aside * 4.2, 0.3 + up * 3.9, Math.sin(a * TURN) * aside * 4.2]
}
