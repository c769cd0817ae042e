import type { VitalName } from '@nireeka/contracts/api'

/**
 * The upper ends of each measure's histogram steps; values above the last one form one more step. "Good" and "poor"
 * thresholds are among the ends.
 */
export const STEPS: Record<VitalName, readonly number[]> = {
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7000, 10_000],
  INP: [50, 100, 150, 200, 300, 500, 700, 1000],
  CLS: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
  TTFB: [100, 200, 400, 800, 1200, 1800, 3000],
}

/**
 * Returns the histogram step of a value. Counts per step suffice for percentiles and reveal nothing about a single
 * visit.
 */
export function stepOf(name: VitalName, value: number): number {
  const step = STEPS[name].findIndex((end) => value <= end)
  return step === -1 ? STEPS[name].length : step
}
