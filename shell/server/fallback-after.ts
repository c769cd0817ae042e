import { setTimeout as wait } from 'node:timers/promises'

/** Resolves like `work`, or to `fallback` when that takes longer than `ms`. The work itself goes on. */
export const fallbackAfter = <T>(work: Promise<T>, fallback: T, ms: number): Promise<T> =>
  Promise.race([work, wait(ms, fallback, { ref: false })])
