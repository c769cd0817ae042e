import { Stripe } from 'stripe'

import { ProviderAway } from '../provider.ts'

const TOO_MANY = 429

/** Awaits Stripe's answer. Throws ProviderAway when there is none or when Stripe asks to try later. */
export async function asking<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw isAway(error) ? new ProviderAway('stripe', error.type) : plain(error)
  }
}

function isAway(error: unknown): error is Stripe.errors.StripeError {
  if (!(error instanceof Stripe.errors.StripeError)) return false
  if (error instanceof Stripe.errors.StripeConnectionError) return true
  const status = error.statusCode ?? 500
  // Stripe answers 409 while the first call with the same idempotency key is still running.
  return status >= 500 || status === TOO_MANY || status === 409
}

/** Thrown when Stripe refuses a call that it has understood. */
export class StripeRefusal extends Error {}

/** Thrown when Stripe doesn't know what a call names. */
export class StripeMissing extends Error {}

export const isMissing = (error: unknown) => error instanceof StripeMissing

export const isRefused = (error: unknown) => error instanceof StripeRefusal

/** Replaces Stripe's errors, which contain the whole answer and parts of the secret key, by ones with the code only. */
function plain(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return new Error('Stripe could not be asked')
  const { type, code, requestId } = error
  const words = `Stripe refused: ${type} ${code ?? ''} ${requestId ?? ''}`
  if (error.statusCode === 404) return new StripeMissing(words)
  return error.statusCode === 400 || error.statusCode === 402 ? new StripeRefusal(words) : new Error(words)
}
