const KM_PER_MILE = 1.609344

/** Common speed limits in km/h: walking pace, a child's pace, and legal classes. */
const USUAL = [6, 10, 15, 20, 25, 32, 45]

/** Returns a speed in km/h as text in the member's unit. */
export const speedText = (kmh: number, isImperial: boolean) =>
  isImperial ? `${Math.round(kmh / KM_PER_MILE)} mph` : `${kmh} km/h`

/**
 * Returns the limits to choose from in km/h: the common ones that are allowed, the highest allowed, and the current
 * one.
 */
export const speedChoices = (most: number, present: number) =>
  [...new Set([...USUAL, most, present])].filter((kmh) => kmh <= most).toSorted((a, b) => a - b)
