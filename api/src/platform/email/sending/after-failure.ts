import { EmailRefused, TransportDown } from '../email.ts'

const MINUTE_MS = 60_000
/** The pauses between attempts, in minutes; about a day in total. */
const PAUSES_MINUTES = [1, 4, 15, 40, 120, 180, 360, 360, 360]

export type NextTry = { kind: 'again'; pauseMs: number; isDown: boolean } | { kind: 'given_up' }

/** Returns what happens after a failed attempt. `attempts` is the number of attempts before it. */
export function afterFailure(error: unknown, attempts: number): NextTry {
  const pause = PAUSES_MINUTES[attempts]
  if (error instanceof EmailRefused || pause === undefined) return { kind: 'given_up' }
  return { kind: 'again', pauseMs: pause * MINUTE_MS, isDown: error instanceof TransportDown }
}
