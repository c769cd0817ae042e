import { type Measured, NOTHING_MEASURED } from './measured.ts'

/** The rider's measures, kept in memory while the page is open, also for the next bike. They are never stored. */
export const storedMeasures: { present: Measured } = { present: NOTHING_MEASURED }
