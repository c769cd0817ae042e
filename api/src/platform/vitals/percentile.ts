import type { VitalName, VitalRating } from '@nireeka/contracts/api'

import { STEPS } from './steps.ts'

const SHARE = 0.75

/** Up to which value a measure is good, and beyond which it is poor, as web.dev/vitals has it. */
const LIMITS: Record<VitalName, readonly [good: number, poor: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1800],
}

export interface StepCount {
  step: number
  visits: number
}

/**
 * Returns what three of four visits had or less, from the counts of a histogram's steps. Within a step, visits count as
 * spread evenly. Null without visits.
 */
export function percentileOf(name: VitalName, counts: readonly StepCount[]) {
  const visits = counts.reduce((sum, one) => sum + one.visits, 0)
  if (visits === 0) return null
  const { step, share } = stepAt(counts, visits * SHARE)
  const start = STEPS[name][step - 1] ?? 0
  const end = STEPS[name][step]
  const p75 = end === undefined ? start : start + (end - start) * share
  return { visits, p75, is_more: end === undefined, rating: ratingOf(name, p75, end === undefined) }
}

/** Returns the step in which so many visits are reached, and the share of the step that is needed for it. */
function stepAt(counts: readonly StepCount[], wanted: number) {
  let seen = 0
  let last = { step: 0, share: 1 }
  const visited = counts.filter(({ visits }) => visits > 0)
  for (const { step, visits } of visited.toSorted((a, b) => a.step - b.step)) {
    last = { step, share: (wanted - seen) / visits }
    seen += visits
    if (seen >= wanted) return last
  }
  return last
}

function ratingOf(name: VitalName, value: number, isMore: boolean): VitalRating {
  const [good, poor] = LIMITS[name]
  if (isMore || value > poor) return 'poor'
  return value > good ? 'needs_work' : 'good'
}
