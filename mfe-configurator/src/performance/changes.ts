import type { Unit } from '@nireeka/kit/units'
import { type Metric, METRICS } from '@nireeka/contracts'
import type { Performance } from '@nireeka/contracts/bike-build'

import { MEASURES } from './measures.ts'

/** A change of one metric, as text: "+22 km". */
export interface Change {
  metric: Metric
  text: string
  isBetter: boolean
}

/**
 * Returns the changes between two sets of figures, computed from the displayed values, so that they add up exactly:
 * practicality is capped at 100, and miles are rounded.
 */
export function changesOf(before: Performance, after: Performance, unit: Unit): Change[] {
  return METRICS.flatMap((metric) => {
    const { shown, unitText, oneUnit, isLowerBetter = false } = MEASURES[metric]
    const change = Math.round((shown(after[metric], unit) - shown(before[metric], unit)) * 10) / 10
    if (change === 0) return []
    const sign = change < 0 ? '−' : '+'
    const name = (Math.abs(change) === 1 && oneUnit) || unitText[unit]
    const text = `${sign}${Math.abs(change)}\u00A0${name}`
    return [{ metric, text, isBetter: change < 0 === isLowerBetter }]
  })
}
