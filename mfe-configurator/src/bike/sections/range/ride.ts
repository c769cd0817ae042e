import { type Assist, ASSISTS, RANGE_BASIS, type Ride } from '@nireeka/contracts/bike-build'
import type { Unit } from '@nireeka/kit/units'

import { weightText } from '../limits/weights.ts'

/** A ride as it is chosen; `battery`: the id of a battery of the bike. */
export interface ChosenRide extends Ride {
  battery: number
}

const WEIGHTS = [50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 125]
const CELSIUS = [18, 10, 0, -10]
const CLIMBS = [0, 10, 20]

export const ASSIST_LABELS: Record<Assist, string> = {
  gentle: 'Low',
  mixed: 'Medium',
  strong: 'High',
}

export const temperatureText = (celsius: number, unit: Unit) =>
  unit ? `${Math.round(celsius * 1.8 + 32)}\u00A0°F` : `${celsius < 0 ? '−' : ''}${Math.abs(celsius)}\u00A0°C`

const FEET_PER_METRE = 3.28084
const KM_PER_MILE = 1.609344

/** Returns the text for metres of climbing per kilometre, as climbing in 10 km or 10 miles. */
function climbText(climb: number, unit: Unit) {
  if (climb === 0) return 'Mixed, as measured'
  const kind = climb > 10 ? 'Mountains' : 'Hills'
  if (!unit) return `${kind}: ${climb * 10} m of climbing in 10 km`
  const feet = Math.round((climb * 10 * FEET_PER_METRE * KM_PER_MILE) / 10) * 10
  return `${kind}: ${feet} ft of climbing in 10 miles`
}

export interface Option {
  value: string
  label: string
}

const options = <Value extends string | number>(values: readonly Value[], text: (value: Value) => string) =>
  values.map((value): Option => ({ value: String(value), label: text(value) }))

/** Riders as heavy as the bike may carry. */
const weightsUpTo = (heaviestKg: number) => WEIGHTS.filter((kg) => kg <= heaviestKg)

/** The choices of the calculator. */
export const rideOptions = (heaviestKg: number, unit: Unit) => ({
  weight: options(weightsUpTo(heaviestKg), (kg) => weightText(kg, unit)),
  assist: options(ASSISTS, (assist) => ASSIST_LABELS[assist]),
  celsius: options(CELSIUS, (celsius) => temperatureText(celsius, unit)),
  climb: options(CLIMBS, (climb) => climbText(climb, unit)),
})

/** What a bike lets one choose: its batteries, the standard one first, and what its rider may weigh. */
export interface RideLimits {
  batteries: readonly number[]
  heaviestKg: number
}

/** Returns the ride that a query or a form names; what is missing or can't be chosen is as the range is measured. */
export function readRide(
  query: URLSearchParams | FormData,
  { batteries, heaviestKg }: RideLimits,
): ChosenRide {
  const one = <Value extends string | number>(name: RideField, of: readonly Value[], otherwise: Value) =>
    of.find((value) => String(value) === query.get(name)) ?? otherwise
  return {
    riderKg: one('weight', weightsUpTo(heaviestKg), RANGE_BASIS.riderKg),
    assist: one('assist', ASSISTS, 'mixed'),
    celsius: one('celsius', CELSIUS, RANGE_BASIS.celsius),
    climb: one('climb', CLIMBS, 0),
    battery: one('battery', batteries, batteries[0] ?? 0),
  }
}

/** The name of a field of the calculator, in forms and URLs. */
export type RideField = 'weight' | 'assist' | 'celsius' | 'climb' | 'battery'
