import { TURN, type V3 } from '../shapes/vectors.ts'

/** The `index`th number (from 1) of an even spread over 0 to 1; another base gives an independent one. */
export function halton(index: number, base: number): number {
  let [left, share, sum] = [index, 1, 0]
  while (left > 0) {
    share /= base
    sum += share * (left % base)
    left = Math.floor(left / base)
  }
  return sum
}

/** Where the light of one sample stands, as a direction from the model, and whether it is the key light or the dome. */
export interface LightSample {
  from: V3
  isKey: boolean
}

/** The `index`th of `count` lights: a share of them over the softbox overhead, the rest over the dome. */
export function lightSample(index: number, count: number, keyShare: number): LightSample {
  const [a, b] = [halton(index + 1, 2), halton(index + 1, 3)]
  const keys = Math.round(count * keyShare)
  const isKey = Math.floor(((index + 1) * keys) / count) > Math.floor((index * keys) / count)
  return { isKey, from: isKey ? overhead(a, b) : dome(a, b) }
}

const overhead = (a: number, b: number): V3 => [0.2 + (a - 0.5) * 3.4, 4.2, 1.4 + (b - 0.5) * 1.8]

/** Evenly over the sky, but not from the horizon: such a light would only draw streaks. */
function dome(a: number, b: number): V3 {
  const up = Math.sqrt(1 - b * 0.9)
  const aside = Math.sqrt(1 - up * up)
  return [Math.cos(a * TURN) * aside * 4.2, 0.3 + up * 3.9, Math.sin(a * TURN) * aside * 4.2]
}
