import { inWords, WaitError } from '../../platform/index.ts'

const HOUR_MS = 60 * 60_000

/** Returns a 429 whose sentence ends with how long to wait. */
export function pleaseWait(sentence: string, ms: number) {
  const words = ms > HOUR_MS ? `${Math.ceil(ms / HOUR_MS)} hours` : inWords(ms)
  return new WaitError(`${sentence} Please wait ${words}.`, Math.ceil(ms / 1000))
}
