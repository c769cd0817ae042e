import { Stripe } from 'stripe'

import { ProviderAway } from '../provider.ts'

const TOO_MANY = 429

/** Awaits Stripe's answer; no answer, or one that says to come later, is ProviderAway. */
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
  // A key that is being used at this moment answers 409: the first call is still under way.
  return status >= 500 || status === TOO_MANY || status === 409
}

/** Stripe has understood, and says no. */
export class StripeRefusal extends Error {}

export const isRefused = (error: unknown) => error instanceof StripeRefusal

/** Stripe's own errors hold the whole answer and parts of the key; only their code goes into a log. */
function plain(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return new Error('Stripe could not be asked')
  const { type, code, requestId } = error
  const words = `Stripe refused: ${type} ${code ?? ''} ${requestId ?? ''}`
  return error.statusCode === 400 || error.statusCode === 402 ? new StripeRefusal(words) : new Error(words)
}
