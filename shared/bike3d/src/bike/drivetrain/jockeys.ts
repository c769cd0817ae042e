import type { V2 } from '../../shapes/vectors.ts'
import type { BikePlan } from '../pieces.ts'
import { type Cassette, radiusOf } from './drive-plan.ts'

/** The derailleur's two jockey wheels, in the middle plane of the chain there, and that plane. */
export interface Jockeys {
  guide: V2
  tension: V2
  radius: number
  z: number
}

export const JOCKEY_TEETH = 12

/** Returns the jockey wheels' places: as far below the sprockets as the largest of them requires. */
export function jockeysOf({ measures }: BikePlan, cassette: Cassette): Jockeys {
  const [x, y] = measures.rearAxle
  const largest = radiusOf(cassette.teeth.at(-1) ?? 42)
  return {
    guide: [x + 18, y - largest * 0.62 - 42],
    tension: [x + 52, y - largest * 0.62 - 122],
    radius: radiusOf(JOCKEY_TEETH),
    z: cassette.z + cassette.step * cassette.chosen,
  }
}
