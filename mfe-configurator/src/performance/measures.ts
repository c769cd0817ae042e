import { formatNumber, type Metric } from '@nireeka/contracts'

/** 0 metric, 1 imperial (spec, section 3: unit). */
export type Unit = 0 | 1

const KM_PER_MILE = 1.609344
const MM_PER_INCH = 25.4
const GRAMS_PER_POUND = 453.59237
const MOST_POINTS = 100

interface Measure {
  label: string
  /** The value that fills the bar. */
  full: number
  isLowerBetter?: boolean
  /** The value as a person reads it; only what is shown depends on the unit. */
  text: (value: number, unit: Unit) => string
}

/** The six performance metrics in W, km/h, points, mm, km and g. */
export const MEASURES: Record<Metric, Measure> = {
  power: { label: 'Power', full: 1200, text: (watts) => `${formatNumber(watts)} W` },
  max_speed: {
    label: 'Top speed',
    full: 45,
    text: (kmh, unit) => (unit ? `${Math.round(kmh / KM_PER_MILE)} mph` : `${kmh} km/h`),
  },
  practicality: {
    label: 'Practicality',
    full: MOST_POINTS,
    text: (points) => `${Math.min(points, MOST_POINTS)} of ${MOST_POINTS}`,
  },
  suspension: {
    label: 'Suspension',
    full: 220,
    text: (mm, unit) => (unit ? `${oneDecimal(mm / MM_PER_INCH)} in` : `${mm} mm`),
  },
  range: {
    label: 'Range',
    full: 220,
    text: (km, unit) => (unit ? `${Math.round(km / KM_PER_MILE)} mi` : `${km} km`),
  },
  weight: {
    label: 'Weight',
    full: 32_000,
    isLowerBetter: true,
    text: (grams, unit) =>
      unit ? `${oneDecimal(grams / GRAMS_PER_POUND)} lb` : `${oneDecimal(grams / 1000)} kg`,
  },
}

/** Riders' heights, given in cm. */
export const heights = (fromCm: number, toCm: number, unit: Unit) =>
  unit ? `${inches(fromCm)}–${inches(toCm)} in` : `${fromCm}–${toCm} cm`

const inches = (cm: number) => Math.round((cm * 10) / MM_PER_INCH)
const oneDecimal = (value: number) => String(Math.round(value * 10) / 10)
