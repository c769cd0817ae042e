import { formatNumber, type Metric } from '@nireeka/contracts'
import type { Unit } from '@nireeka/kit/units'

const KM_PER_MILE = 1.609344
const MM_PER_INCH = 25.4
const GRAMS_PER_POUND = 453.59237
const MOST_POINTS = 100
const INCHES_PER_FOOT = 12

interface Measure {
  label: string
  /** The value at which the bar is empty; 0 if missing. A bar is longer the better its value is, so weight's begins heavy. */
  empty?: number
  /** The value at which the bar is full. */
  full: number
  isLowerBetter?: boolean
  /** What is said instead of 0, which then has no bar: a bike without suspension has none to measure. */
  none?: string
  /** Returns the displayed number: rounded, capped and in the unit. Changes are computed from it. */
  shown: (value: number, unit: Unit) => number
  /** Returns the value as text; only the display depends on the unit. */
  text: (value: number, unit: Unit) => string
  /** The units' names after a change, metric and imperial. */
  unitText: readonly [string, string]
  /** The units' name after a change of one, where it differs. */
  oneUnit?: string
}

type Facts = Omit<Measure, 'text'> & { after?: readonly [string, string] }

const measure = ({ after, ...facts }: Facts): Measure => ({
  ...facts,
  text: (value, unit) =>
    value === 0 && facts.none
      ? facts.none
      : `${formatNumber(facts.shown(value, unit))} ${(after ?? facts.unitText)[unit]}`,
})

/** The formats of the six performance metrics: W, km/h, points, mm, km and g. */
export const MEASURES: Record<Metric, Measure> = {
  power: measure({ label: 'Power', full: 1200, shown: (watts) => watts, unitText: ['W', 'W'] }),
  max_speed: measure({
    label: 'Top speed',
    full: 45,
    shown: (kmh, unit) => (unit ? Math.round(kmh / KM_PER_MILE) : kmh),
    unitText: ['km/h', 'mph'],
  }),
  practicality: measure({
    label: 'Practicality',
    full: MOST_POINTS,
    shown: (points) => Math.min(points, MOST_POINTS),
    unitText: ['points', 'points'],
    oneUnit: 'point',
    after: [`of ${MOST_POINTS}`, `of ${MOST_POINTS}`],
  }),
  suspension: measure({
    label: 'Suspension',
    full: 220,
    none: 'Rigid',
    shown: (mm, unit) => (unit ? oneDecimal(mm / MM_PER_INCH) : mm),
    unitText: ['mm', 'in'],
  }),
  range: measure({
    label: 'Range',
    full: 220,
    shown: (km, unit) => (unit ? Math.round(km / KM_PER_MILE) : km),
    unitText: ['km', 'mi'],
  }),
  weight: measure({
    label: 'Weight',
    empty: 32_000,
    full: 12_000,
    isLowerBetter: true,
    shown: (grams, unit) => oneDecimal(unit ? grams / GRAMS_PER_POUND : grams / 1000),
    unitText: ['kg', 'lb'],
  }),
}

/**
 * Returns how full a metric's bar is, 0 to 1, on one scale for every bike and page; the longer, the better. Null where
 * there is no bar.
 */
export function shareOf(metric: Metric, value: number): number | null {
  const { empty = 0, full, none } = MEASURES[metric]
  if (none && value === 0) return null
  return Math.min(Math.max((value - empty) / (full - empty), 0), 1)
}

/** Returns a sentence about the scale of one bike's bars, in a unit. */
export function scaleText(unit: Unit): string {
  const ends = Object.values(MEASURES).map(({ full, text }) => text(full, unit))
  return `Longer bars are better. They end at ${ends.slice(0, -1).join(', ')} and ${ends.at(-1)}.`
}

/** Returns a range of riders' heights as text, from cm. */
export const heights = (fromCm: number, toCm: number, unit: Unit) =>
  unit ? `${feet(fromCm)}–${feet(toCm)}` : `${fromCm}–${toCm} cm`

/** Returns a height as text, from cm. */
export const height = (cm: number, unit: Unit) => (unit ? feet(cm) : `${cm} cm`)

function feet(cm: number) {
  const inches = Math.round((cm * 10) / MM_PER_INCH)
  return `${Math.floor(inches / INCHES_PER_FOOT)}′${inches % INCHES_PER_FOOT}″`
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10
