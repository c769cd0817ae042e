import { type Metric, METRICS } from '@nireeka/contracts'
import type { Performance } from '@nireeka/contracts/bike-build'

import { MEASURES, type Unit } from './measures.ts'

/** What changes of one metric, as a person reads it: "+22 km". */
export interface Change {
  metric: Metric
  text: string
  isBetter: boolean
}

/**
 * What a person sees change from one set of values to another. Counted in what is shown, so that before and change make
 * after to the digit: practicality above 100 changes nothing, miles are whole.
 */
export function changesOf(before: Performance, after: Performance, unit: Unit): Change[] {
  return METRICS.flatMap((metric) => {
    const { shown, unitText, isLowerBetter = false } = MEASURES[metric]
    const change = Math.round((shown(after[metric], unit) - shown(before[metric], unit)) * 10) / 10
    if (change === 0) return []
    const sign = change < 0 ? '−' : '+'
    const text = `${sign}${Math.abs(change)} ${unitText[unit]}`
    return [{ metric, text, isBetter: change < 0 === isLowerBetter }]
  })
}
