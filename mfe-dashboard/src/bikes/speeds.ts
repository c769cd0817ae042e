const KM_PER_MILE = 1.609344

/** What speed limits are called after: walking, a child's pace, and the classes of the law. km/h. */
const USUAL = [6, 10, 15, 20, 25, 32, 45]

/** A speed in the member's unit; only what is shown depends on it. */
export const speedText = (kmh: number, isImperial: boolean) =>
  isImperial ? `${Math.round(kmh / KM_PER_MILE)} mph` : `${kmh} km/h`

/** The limits to choose from in km/h: the usual ones that are allowed, the highest allowed, and the present one. */
export const speedChoices = (most: number, present: number) =>
  [...new Set([...USUAL, most, present])].filter((kmh) => kmh <= most).toSorted((a, b) => a - b)
