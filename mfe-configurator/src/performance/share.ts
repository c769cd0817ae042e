import type { Metric } from '@nireeka/contracts'
import type { Performance } from '@nireeka/contracts/bike-build'
import type { Unit } from '@nireeka/kit/units'

import { MEASURES } from './measures.ts'

/** Returns how full the bar of a metric's value is, from 0 to 1; null where there is no bar. */
export type ShareOf = (metric: Metric, value: number) => number | null

/**
 * Returns the scale of all bars: the best of these bikes fills its bar, and the others' are in proportion, by the
 * figures as shown in a unit, so that equal figures have equal bars. Without bikes all bars are empty.
 */
export const shareAmong =
  (bikes: readonly Performance[], unit: Unit): ShareOf =>
  (metric, value) => {
    const { none, shown, isLowerBetter } = MEASURES[metric]
    if (none && value === 0) return null
    const own = shown(value, unit)
    const all = bikes.map((bike) => shown(bike[metric], unit))
    const share = isLowerBetter ? Math.min(...all) / own : own / Math.max(...all)
    return all.length > 0 ? Math.min(share, 1) || 0 : 0
  }
