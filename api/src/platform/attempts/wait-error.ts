import { ApiError } from '../http/errors.ts'

/** A temporary refusal, whose message and `retry-after` header say when to try again. */
export class WaitError extends ApiError {
  readonly seconds: number

  constructor(message: string, seconds: number) {
    super(429, 'too_many_requests', message)
    this.seconds = seconds
  }
}

export const tooManyAttempts = (ms: number) =>
  new WaitError(`Too many attempts. Please wait ${inWords(ms)} and try again.`, Math.ceil(ms / 1000))

/** The refusal when more costly work waits, such as passwords to be checked, than can be done in reasonable time. */
export class BusyError extends ApiError {
  readonly seconds = 5

  constructor(message = 'Many people are logging in just now. Please try again in a moment.') {
    super(503, 'busy', message)
  }
}

/** Returns a duration in words, rounded up: 1 minute, 25 minutes, 1 hour. */
export function inWords(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  if (minutes === 1) return '1 minute'
  return minutes === 60 ? '1 hour' : `${minutes} minutes`
}
