import type { Metric } from '@nireeka/contracts'
import type { Performance } from '@nireeka/contracts/bike-build'
import type { Unit } from '@nireeka/kit/units'

import { MEASURES } from '../performance/measures.ts'
import type { Side } from './compare-address.ts'

/** Returns the side with the better figure, as shown in a unit; null where both show the same. */
export function betterOf(metric: Metric, one: Performance, two: Performance, unit: Unit): Side | null {
  const { shown, isLowerBetter = false } = MEASURES[metric]
  const better = higherOf(shown(one[metric], unit), shown(two[metric], unit))
  return isLowerBetter ? otherThan(better) : better
}

/** Returns the side with the lower number, such as a price or a delivery time; null where both are the same. */
export const lowerOf = (one: number, two: number): Side | null => higherOf(two, one)

function higherOf(one: number, two: number): Side | null {
  if (one === two) return null
  return one > two ? 'one' : 'two'
}

function otherThan(side: Side | null): Side | null {
  if (side === null) return null
  return side === 'one' ? 'two' : 'one'
}
