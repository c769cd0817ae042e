import { METRICS } from '../constants.ts'
import type { Build, OfferedBike, OfferedPart, Performance } from './bike.ts'
import { choosePart, partsOn } from './parts.ts'

/**
 * Returns the metrics of a build: the bike's own values plus the differences of all its parts. Practicality is capped
 * only where it is shown.
 */
export const performanceOf = (bike: OfferedBike, build: Build): Performance =>
  sumOf([bike.performance, ...partsOn(bike, build).map(({ performance }) => performance)])

/** Returns how the metrics would change if a part were chosen, or removed when it is chosen already. */
export function effectOf(bike: OfferedBike, build: Build, part: OfferedPart): Performance {
  const before = performanceOf(bike, build)
  const after = performanceOf(bike, choosePart(bike, build, part))
  return eachMetric((metric) => after[metric] - before[metric])
}

const sumOf = (all: readonly Performance[]): Performance =>
  eachMetric((metric) => all.reduce((sum, values) => sum + values[metric], 0))

const eachMetric = (valueOf: (metric: (typeof METRICS)[number]) => number) =>
  Object.fromEntries(METRICS.map((metric) => [metric, valueOf(metric)])) as Performance
