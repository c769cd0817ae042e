import type Stripe from 'stripe'

import type { EventSource, ProviderEvent } from '../webhooks/event-source.ts'
import { STRIPE } from './stripe.provider.ts'

interface Needs {
  stripe: Stripe
  secret: string
  now: () => Date
}

/** The age in seconds from which on a message is refused, since it may be a replay. */
const TOLERANCE_S = 300

/** Creates the verifier of Stripe's messages. Its library checks the HMAC over time and body (scheme v1). */
export const createStripeEvents = ({ stripe, secret, now }: Needs): EventSource => ({
  name: STRIPE,
  async read(raw, headers) {
    const signature = headers['stripe-signature']
    if (typeof signature !== 'string') return null
    try {
      const receivedAt = now().getTime()
      const { webhooks } = stripe
      return toEvent(webhooks.constructEvent(raw, signature, secret, TOLERANCE_S, undefined, receivedAt))
    } catch {
      return null
    }
  },
})

interface Named {
  object?: string
  id?: string
  payment_intent?: string | { id: string } | null
}

/** Returns the event of a message about a session (`ref`), or about a charge, refund or dispute (`chargeRef`). */
function toEvent({ id, type, data }: Stripe.Event): ProviderEvent {
  const about = data.object as Named
  if (about.object === 'checkout.session') return { id, type, about: { ref: about.id } }
  const intent = about.object === 'payment_intent' ? about.id : about.payment_intent
  return { id, type, about: { chargeRef: typeof intent === 'string' ? intent : intent?.id } }
}
