import type Stripe from 'stripe'

import type { EventSource, ProviderEvent } from '../webhooks/event-source.ts'
import { STRIPE } from './stripe.provider.ts'

interface Needs {
  stripe: Stripe
  secret: string
  now: () => Date
}

/** Seconds; older messages are replays. */
const TOLERANCE_S = 300

/** Stripe signs time and body by HMAC (scheme v1), and its library knows how. */
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

/** A session is a visit; charges, refunds and disputes name their payment. */
function toEvent({ id, type, data }: Stripe.Event): ProviderEvent {
  const about = data.object as Named
  if (about.object === 'checkout.session') return { id, type, about: { ref: about.id } }
  const intent = about.object === 'payment_intent' ? about.id : about.payment_intent
  return { id, type, about: { chargeRef: typeof intent === 'string' ? intent : intent?.id } }
}
