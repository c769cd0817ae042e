import { type Metric, METRICS } from '@nireeka/contracts'
import type { Performance } from '@nireeka/contracts/bike-build'

/** A metric of a build as the PDF prints it, in metric and imperial units, since the reader's preference is unknown. */
export interface Figure {
  label: string
  value: string
  /** The filled share of the metric's bar, from 0 to 1. */
  share: number
}

interface Measure {
  label: string
  full: number
  text: (value: number) => string
}

const KM_PER_MILE = 1.609344
const MM_PER_INCH = 25.4
const GRAMS_PER_POUND = 453.59237
const MOST_POINTS = 100

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const miles = (km: number) => Math.round(km / KM_PER_MILE)

const MEASURES: Record<Metric, Measure> = {
  power: { label: 'Power', full: 1200, text: (watts) => `${numbers.format(watts)} W` },
  max_speed: { label: 'Top speed', full: 45, text: (kmh) => `${kmh} km/h (${miles(kmh)} mph)` },
  // The spec caps its metrics only where they are displayed.
  practicality: {
    label: 'Practicality',
    full: MOST_POINTS,
    text: (points) => `${Math.min(points, MOST_POINTS)} of ${MOST_POINTS}`,
  },
  suspension: {
    label: 'Suspension',
    full: 220,
    text: (mm) => `${mm} mm (${numbers.format(mm / MM_PER_INCH)} in)`,
  },
  range: { label: 'Range', full: 220, text: (km) => `${km} km (${miles(km)} mi)` },
  weight: {
    label: 'Weight (less is better)',
    full: 32_000,
    text: (grams) => `${numbers.format(grams / 1000)} kg (${numbers.format(grams / GRAMS_PER_POUND)} lb)`,
  },
}

export const toFigures = (performance: Performance): Figure[] =>
  METRICS.map((metric) => {
    const { label, full, text } = MEASURES[metric]
    const value = performance[metric]
    return { label, value: text(value), share: Math.min(Math.max(value / full, 0), 1) }
  })
