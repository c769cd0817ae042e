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

export const STRIPE = 'stripe'

/** Stripe replaces it by the session's id. */
const SESSION = '{CHECKOUT_SESSION_ID}'
/** Stripe wants at least 30 minutes from now; we close the session ourselves when the order's time is over. */
const MARGIN_MS = 31 * 60_000
/** Stripe takes no less. */
const LEAST_CENTS = 50

const tooLittle = () =>
  conflict('amount_too_small', 'A card can pay no less than $0.50. Please choose another way to pay.')

type Session = Stripe.Checkout.Session

/** Stripe's Checkout Sessions: our ref is the session, the charge ref its payment intent. */
export function createStripeProvider({ stripe, siteUrl }: { stripe: Stripe; siteUrl: string }): Provider {
  const read = (ref: string) => asking(stripe.checkout.sessions.retrieve(ref))

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
        // It was paid, or ended, between the two calls.
        if (isRefused(error)) return read(ref)
        throw error
      })
      return toProviderStatus(expired)
    },
    refund: (input) => refund(stripe, input),
  }
}

function toSession(
  { id, number, payableCents, currency, email, expiresAt }: PayableOrder,
  siteUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const visit = { orderId: id, provider: STRIPE, ref: SESSION }
  return {
    mode: 'payment',
    // Cards and the wallets that hold them; whatever takes days to arrive would outlive the order.
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
    ...(email ? { customer_email: email } : {}),
    // Made of the order alone, so that the same call again is the same to the second.
    expires_at: Math.floor((expiresAt.getTime() + MARGIN_MS) / 1000),
    success_url: returnAddress(siteUrl, visit),
    cancel_url: returnAddress(siteUrl, { ...visit, isCancelled: true }),
  }
}

function toProviderStatus({
  status,
  payment_status,
  amount_total,
  currency,
  payment_intent,
}: Session): ProviderStatus {
  const state = payment_status === 'paid' ? 'paid' : status === 'expired' ? 'failed' : 'open'
  const chargeRef = typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null)
  return { state, amountCents: amount_total ?? 0, currency: currency ?? '', chargeRef }
}

const REFUND_STATES = { succeeded: 'done', failed: 'failed', canceled: 'failed' } as const

const toState = (status: string | null) =>
  status !== null && status in REFUND_STATES
    ? REFUND_STATES[status as keyof typeof REFUND_STATES]
    : 'requested'

/** Stripe forgets keys after a day, so the refund's name is looked for first. */
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
    // Refunded there already by a person, or too old: nothing has gone back by this call.
    if (isRefused(error)) return { ref: null, state: 'failed' }
    throw error
  }
}
