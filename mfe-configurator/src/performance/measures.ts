import { formatNumber, type Metric } from '@nireeka/contracts'
import type { Unit } from '@nireeka/kit/units'

const KM_PER_MILE = 1.609344
const MM_PER_INCH = 25.4
const GRAMS_PER_POUND = 453.59237
const MOST_POINTS = 100
const INCHES_PER_FOOT = 12

interface Measure {
  label: string
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

const measure = (facts: Omit<Measure, 'text'>): Measure => ({
  ...facts,
  text: (value, unit) =>
    value === 0 && facts.none
      ? facts.none
      : `${formatNumber(facts.shown(value, unit))}\u00A0${facts.unitText[unit]}`,
})

/** The formats of the six performance metrics: W, km/h, points, mm, km and g. */
export const MEASURES: Record<Metric, Measure> = {
  power: measure({ label: 'Power', shown: (watts) => watts, unitText: ['W', 'W'] }),
  max_speed: measure({
    label: 'Top speed',
    shown: (kmh, unit) => (unit ? Math.round(kmh / KM_PER_MILE) : kmh),
    unitText: ['km/h', 'mph'],
  }),
  practicality: measure({
    label: 'Practicality',
    shown: (points) => Math.min(points, MOST_POINTS),
    unitText: ['points', 'points'],
    oneUnit: 'point',
  }),
  suspension: measure({
    label: 'Suspension',
    none: 'Rigid',
    shown: (mm, unit) => (unit ? oneDecimal(mm / MM_PER_INCH) : mm),
    unitText: ['mm', 'in'],
  }),
  range: measure({
    label: 'Range',
    shown: (km, unit) => (unit ? Math.round(km / KM_PER_MILE) : km),
    unitText: ['km', 'mi'],
  }),
  weight: measure({
    label: 'Weight',
    isLowerBetter: true,
    shown: (grams, unit) => oneDecimal(unit ? grams / GRAMS_PER_POUND : grams / 1000),
    unitText: ['kg', 'lb'],
  }),
}

/** Returns a range of riders' heights as text, from cm. */
export const heights = (fromCm: number, toCm: number, unit: Unit) =>
  unit ? `${feet(fromCm)}–${feet(toCm)}` : `${fromCm}–${toCm}\u00A0cm`

/** Returns a height as text, from cm. */
export const height = (cm: number, unit: Unit) => (unit ? feet(cm) : `${cm}\u00A0cm`)

function feet(cm: number) {
  const inches = Math.round((cm * 10) / MM_PER_INCH)
  return `${Math.floor(inches / INCHES_PER_FOOT)}′${inches % INCHES_PER_FOOT}″`
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10
