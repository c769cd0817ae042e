import { formatDate } from '@nireeka/contracts'
import type { WarrantyData } from '@nireeka/contracts/api'

const YEARS = 2
const CYCLES = 300
const REGISTER_WITHIN_DAYS = 90
const DAY_MS = 24 * 60 * 60_000

/** The facts that a bike's warranty depends on. Days are ISO text such as 2026-04-18. */
export interface WarrantyFacts {
  deliveredOn: string
  registeredOn: string | null
  isFirstOwner: boolean
  chargeCycles: number
}

/** Returns the last day on which the motor and all other parts are covered. */
export const warrantyEnd = (deliveredOn: string) => yearsAfter(deliveredOn, YEARS)

type Cover = WarrantyData['covers'][number]

/** Returns what the warranty covers on a day, and the last day of each cover (inclusive). */
export function warrantyOf(facts: WarrantyFacts, today: string): Cover[] {
  const until = warrantyEnd(facts.deliveredOn)
  const isInTime = today <= until
  const isWorn = facts.chargeCycles >= CYCLES
  return [
    frameOf(facts, today),
    { part: 'Motor', is_covered: isInTime, until, note: null },
    {
      part: 'Battery',
      is_covered: isInTime && !isWorn,
      until,
      note: isWorn
        ? `It has been charged ${CYCLES} times, which ends its warranty earlier.`
        : `Or ${CYCLES} charge cycles, whichever comes first.`,
    },
    {
      part: 'All other parts',
      is_covered: isInTime,
      until,
      note: 'Except what wears by riding: chain, pads, tyres, grips.',
    },
  ]
}

function frameOf({ deliveredOn, registeredOn, isFirstOwner }: WarrantyFacts, today: string): Cover {
  const lastToRegister = daysAfter(deliveredOn, REGISTER_WITHIN_DAYS)
  if (isFirstOwner && registeredOn !== null && registeredOn <= lastToRegister) {
    return { part: 'Frame', is_covered: true, until: null, note: 'As long as the first owner has the bike.' }
  }
  const until = warrantyEnd(deliveredOn)
  const mayStillRegister = isFirstOwner && registeredOn === null && today <= lastToRegister
  const note = mayStillRegister
    ? `Register the bike by ${formatDate(lastToRegister)}, and the frame is covered for life.`
    : reasonFor(isFirstOwner)
  return { part: 'Frame', is_covered: today <= until, until, note }
}

const reasonFor = (isFirstOwner: boolean) =>
  isFirstOwner
    ? `The bike wasn’t registered within ${REGISTER_WITHIN_DAYS} days of its delivery.`
    : 'A later owner has two years from the first delivery.'

/** Returns the same calendar day some years later; February 29 becomes February 28 where needed. */
export function yearsAfter(day: string, years: number): string {
  const later = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
  return toDay(new Date(later)) === later ? later : later.replace(/29$/, '28')
}

export const daysAfter = (day: string, days: number) => toDay(new Date(Date.parse(day) + days * DAY_MS))

/** Returns the UTC day of a moment. */
export const toDay = (moment: Date) => moment.toISOString().slice(0, 10)
