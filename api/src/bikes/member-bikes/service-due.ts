import { daysAfter, yearsAfter } from './warranty.ts'

/** How many days before a yearly service a member is told of it, and how long after. */
const TOLD_BEFORE = 30
const TOLD_AFTER = 60

/**
 * Returns the day of the yearly service of the manual, an anniversary of the delivery, while it is near; else null. We
 * don't hear of services that were done, so the reminder ends by itself. Days are ISO text such as 2026-04-18.
 */
export function serviceDue(deliveredOn: string, today: string): string | null {
  const age = Number(today.slice(0, 4)) - Number(deliveredOn.slice(0, 4))
  const anniversaries = [age - 1, age, age + 1].filter((years) => years > 0)
  const near = anniversaries
    .map((years) => yearsAfter(deliveredOn, years))
    .find((day) => daysAfter(day, -TOLD_BEFORE) <= today && today <= daysAfter(day, TOLD_AFTER))
  return near ?? null
}
