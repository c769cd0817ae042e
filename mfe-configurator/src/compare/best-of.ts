import type { Metric } from '@nireeka/contracts'
import type { Performance } from '@nireeka/contracts/bike-build'
import type { Unit } from '@nireeka/kit/units'

import { MEASURES } from '../performance/measures.ts'

/** The indexes of columns. */
type Columns = readonly number[]

/** Returns the columns with the best figure among those in view, as shown in a unit; none where all show the same. */
export function bestOf(metric: Metric, builds: readonly Performance[], unit: Unit, inView: Columns): Columns {
  const { shown, isLowerBetter = false } = MEASURES[metric]
  const figures = builds.map((build) => shown(build[metric], unit))
  return lowestOf(isLowerBetter ? figures : figures.map((figure) => -figure), inView)
}

/** Returns the columns in view with the lowest number, such as a price; none where all have the same. */
export function lowestOf(numbers: readonly number[], inView: Columns): Columns {
  const lowest = Math.min(...inView.map((column) => numbers[column] ?? Infinity))
  const columns = inView.filter((column) => numbers[column] === lowest)
  return columns.length < inView.length ? columns : []
}
