import { type Measured, NOTHING_MEASURED } from './measured.ts'

/** What somebody has measured is there again while the page lives, on the next bike, too. It is stored nowhere. */
export const storedMeasures: { present: Measured } = { present: NOTHING_MEASURED }
