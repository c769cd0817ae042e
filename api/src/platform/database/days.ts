const DAY_MS = 24 * 60 * 60_000

/** Returns the moment at which a day such as 2026-11-01 begins in UTC. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00Z`)

/** Returns the moment at which a day such as 2026-11-01 is over in UTC. */
export const dayAfter = (day: string) => new Date(startOfDay(day).getTime() + DAY_MS)
