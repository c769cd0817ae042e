import type { Unit } from '@nireeka/kit/units'
import type { Rider } from '@nireeka/contracts/bike-build'

/** The typed measures as text, in the chosen unit. `inches` belongs to a height in feet. */
export interface Measured {
  unit: Unit
  height: string
  inches: string
  inseam: string
}

export const NOTHING_MEASURED: Measured = { unit: 0, height: '', inches: '', inseam: '' }

const CM_PER_INCH = 2.54
const INCHES_PER_FOOT = 12
const LEAST = { height: 120, inseam: 50 }
const MOST = { height: 230, inseam: 120 }
/** The largest plausible inseam, as a share of the height; a larger one was measured wrongly. */
const LONGEST_LEGS = 0.58

export interface MeasuredRider {
  /** The rider's measures; null while the height is missing or invalid. */
  rider: Rider | null
  errors: { height?: string; inseam?: string }
}

/** Returns the rider's measures from the typed text, or error sentences. */
export function readRider(measured: Measured): MeasuredRider {
  const height = heightOf(measured)
  const inseam = inseamOf(measured)
  const errors = {
    height: complaint('height', height, measured),
    inseam: complaint('inseam', inseam, measured),
  }
  if (height && inseam && inseam > height * LONGEST_LEGS) {
    errors.inseam ??=
      'That’s very long for your height. Measure from the floor to your crotch, without shoes.'
  }
  const isRight = height !== null && !errors.height && !errors.inseam
  return { rider: isRight ? { height, inseam } : null, errors }
}

/** Returns the measures converted to the other unit, rounded to usual steps. */
export function inUnit(measured: Measured, unit: Unit): Measured {
  if (measured.unit === unit) return measured
  const height = heightOf(measured)
  const inseam = inseamOf(measured)
  if (unit === 0) return { unit, height: rounded(height), inches: '', inseam: rounded(inseam) }
  const inches = height === null || Number.isNaN(height) ? null : Math.round(height / CM_PER_INCH)
  return {
    unit,
    height: inches === null ? '' : String(Math.floor(inches / INCHES_PER_FOOT)),
    inches: inches === null ? '' : String(inches % INCHES_PER_FOOT),
    inseam: rounded(inseam === null ? null : inseam / CM_PER_INCH),
  }
}

/** Returns the height in cm; null if nothing was typed, NaN if it isn't a number. */
function heightOf({ unit, height, inches }: Measured): number | null {
  if (unit === 0) return toNumber(height)
  const feet = toNumber(height)
  return feet === null ? null : (feet * INCHES_PER_FOOT + (toNumber(inches) ?? 0)) * CM_PER_INCH
}

function inseamOf({ unit, inseam }: Measured): number | null {
  const value = toNumber(inseam)
  return value === null || unit === 0 ? value : value * CM_PER_INCH
}

const toNumber = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')))
const rounded = (value: number | null) =>
  value === null || Number.isNaN(value) ? '' : String(Math.round(value))

function complaint(what: 'height' | 'inseam', cm: number | null, { unit }: Measured): string | undefined {
  if (cm === null) return undefined
  if (cm >= LEAST[what] && cm <= MOST[what]) return undefined
  const range =
    unit === 0
      ? `${LEAST[what]} and ${MOST[what]} cm`
      : `${Math.round(LEAST[what] / CM_PER_INCH)} and ${Math.round(MOST[what] / CM_PER_INCH)} inches`
  return `Your ${what} should be between ${range}.`
}
