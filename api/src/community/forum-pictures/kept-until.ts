const DAY_MS = 24 * 60 * 60_000

/** Returns until when a picture stays that no text shows from now on: its author may still be writing. */
export const keptUntil = (now: Date) => new Date(now.getTime() + DAY_MS)

/** Returns the time before which a text must have ended for its pictures to go. */
export const endedBefore = (now: Date) => new Date(now.getTime() - DAY_MS)
