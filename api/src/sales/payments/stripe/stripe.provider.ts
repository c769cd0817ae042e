import type Stripe from 'stripe'

import { conflict } from '../../../platform/index.ts'
import {
  type PayableOrder,
  type Provider,
  ProviderAway,
  type Refunded,
  type RefundCommand,
  type ProviderStatus,
} from '../provider.ts'
import { returnAddress } from '../return-address.ts'
import { asking, isRefused } from './stripe-errors.ts'
import { createStripeVault } from './stripe-vault.ts'

export const STRIPE = 'stripe'

/** Stripe's placeholder, which it replaces with the session's id. */
const SESSION = '{CHECKOUT_SESSION_ID}'
/** Added to the order's expiry: Stripe requires at least 30 minutes, and the shop closes the session itself in time. */
const MARGIN_MS = 31 * 60_000
/** The lowest amount that Stripe accepts. */
const LEAST_CENTS = 50

const tooLittle = () =>
  conflict('amount_too_small', 'A card can pay no less than $0.50. Please choose another way to pay.')

/** Asks for the card that has paid, too. */
const WITH_CARD = { expand: ['payment_intent.payment_method'] }

type Session = Stripe.Checkout.Session

/** Creates the provider for Stripe's Checkout Sessions. `ref` is the session, and `chargeRef` its payment intent. */
export function createStripeProvider({ stripe, siteUrl }: { stripe: Stripe; siteUrl: string }): Provider {
  const read = (ref: string) => asking(stripe.checkout.sessions.retrieve(ref, WITH_CARD))

  return {
    name: STRIPE,
    async start(order) {
      if (order.payableCents < LEAST_CENTS) throw tooLittle()
      const input = toSession(order, siteUrl)
      const session = await asking(
        stripe.checkout.sessions.create(input, { idempotencyKey: `start-${order.key}` }),
      )
      if (!session.url) throw new ProviderAway(STRIPE, 'no page')
      return { ref: session.id, redirect: session.url }
    },
    providerStatus: async (ref) => toProviderStatus(await read(ref)),
    async close(ref) {
      const session = await read(ref)
      if (session.status !== 'open') return toProviderStatus(session)
      const expired = await asking(stripe.checkout.sessions.expire(ref)).catch((error: unknown) => {
        // The session was paid or has ended between the two calls.
        if (isRefused(error)) return read(ref)
        throw error
      })
      return toProviderStatus(expired)
    },
    refund: (input) => refund(stripe, input),
    vault: createStripeVault(stripe),
  }
}

function toSession(
  { id, number, payableCents, currency, email, customer, expiresAt }: PayableOrder,
  siteUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const visit = { orderId: id, provider: STRIPE, ref: SESSION }
  return {
    mode: 'payment',
    // Only cards and their wallets: a payment that takes days to arrive would come after the order has expired.
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: { currency, unit_amount: payableCents, product_data: { name: `Order ${number}` } },
      },
    ],
    client_reference_id: String(id),
    metadata: { order_id: String(id) },
    payment_intent_data: { metadata: { order_id: String(id) }, description: `Order ${number}` },
    ...buyer({ email, customer }),
    // Computed from the order alone, so that a repeated call is identical, as its idempotency key requires.
    expires_at: Math.floor((expiresAt.getTime() + MARGIN_MS) / 1000),
    success_url: returnAddress(siteUrl, visit),
    cancel_url: returnAddress(siteUrl, { ...visit, isCancelled: true }),
  }
}

/**
 * The page asks the customer whether the card is to be saved, and offers those that were saved with such consent. It
 * shows the customer's own email, which Stripe allows nobody to give a second time.
 */
const buyer = ({ email, customer }: Pick<PayableOrder, 'email' | 'customer'>) =>
  customer
    ? {
        customer,
        saved_payment_method_options: {
          payment_method_save: 'enabled' as const,
          allow_redisplay_filters: ['always' as const],
        },
      }
    : email
      ? { customer_email: email }
      : {}

function toProviderStatus({
  status,
  payment_status,
  amount_total,
  currency,
  payment_intent,
}: Session): ProviderStatus {
  const state = payment_status === 'paid' ? 'paid' : status === 'expired' ? 'failed' : 'open'
  const chargeRef = typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null)
  const amountCents = amount_total ?? 0
  return { state, amountCents, currency: currency ?? '', chargeRef, card: cardOf(payment_intent) }
}

function cardOf(intent: Session['payment_intent']) {
  const method = typeof intent === 'string' ? null : intent?.payment_method
  const card = typeof method === 'string' ? null : method?.card
  return card ? { brand: card.brand, lastFour: card.last4 } : undefined
}

const REFUND_STATES = { succeeded: 'done', failed: 'failed', canceled: 'failed' } as const

const toState = (status: string | null) =>
  status !== null && status in REFUND_STATES
    ? REFUND_STATES[status as keyof typeof REFUND_STATES]
    : 'requested'

/** Sends a refund. Stripe forgets idempotency keys after a day, so a refund with our key is looked for first. */
async function refund(stripe: Stripe, { chargeRef, amountCents, key }: RefundCommand): Promise<Refunded> {
  if (!chargeRef) throw new Error('Nothing was paid at Stripe')
  const made = await asking(stripe.refunds.list({ payment_intent: chargeRef, limit: 100 }))
  const before = made.data.find(({ metadata }) => metadata?.key === key)
  if (before) return { ref: before.id, state: toState(before.status) }
  const input = { payment_intent: chargeRef, amount: amountCents, metadata: { key } }
  try {
    const { id, status } = await asking(stripe.refunds.create(input, { idempotencyKey: key }))
    return { ref: id, state: toState(status) }
  } catch (error) {
    // A person has refunded it at Stripe already, or the payment is too old: this call has refunded nothing.
    if (isRefused(error)) return { ref: null, state: 'failed' }
    throw error
  }
}
