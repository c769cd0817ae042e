import type { Metric } from '@nireeka/contracts'
import type { Performance } from '@nireeka/contracts/bike-build'
import type { Unit } from '@nireeka/kit/units'

import { MEASURES } from '../performance/measures.ts'

/** Returns the column with the best figure, as shown in a unit; null where several show it. */
export function bestOf(metric: Metric, builds: readonly Performance[], unit: Unit): number | null {
  const { shown, isLowerBetter = false } = MEASURES[metric]
  const figures = builds.map((build) => shown(build[metric], unit))
  return isLowerBetter ? lowestOf(figures) : highestOf(figures)
}

/** Returns the column with the lowest number, such as a price or a delivery time; null where several have it. */
export const lowestOf = (numbers: readonly number[]) => onlyOne(numbers, Math.min(...numbers))

const highestOf = (numbers: readonly number[]) => onlyOne(numbers, Math.max(...numbers))

function onlyOne(numbers: readonly number[], best: number): number | null {
  const first = numbers.indexOf(best)
  return first === numbers.lastIndexOf(best) ? first : null
}
