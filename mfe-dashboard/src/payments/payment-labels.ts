import type { PaymentState } from '@nireeka/contracts/api'
import type { BadgeTone } from '@nireeka/ui'

/** The label of each state of a payment, as the member reads it. */
export const STATE_LABELS: Record<PaymentState, { label: string; tone: BadgeTone }> = {
  created: { label: 'Not paid yet', tone: 'highlight' },
  needs_action: { label: 'Action needed', tone: 'highlight' },
  authorized: { label: 'Approved', tone: 'info' },
  captured: { label: 'Paid', tone: 'success' },
  failed: { label: 'Declined, not paid', tone: 'danger' },
  voided: { label: 'Not paid', tone: 'neutral' },
  partly_refunded: { label: 'Partly refunded', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  disputed: { label: 'Disputed', tone: 'danger' },
}

/** Tells whether nothing was paid, so that store credit that was to pay a part wasn't spent either. */
export const isUnpaid = (state: PaymentState) =>
  state === 'created' || state === 'failed' || state === 'voided'

/** Tells whether nothing is charged in the end: the payment failed or ended, or all of it was refunded. */
export const hasNoCharge = (state: PaymentState) =>
  state === 'failed' || state === 'voided' || state === 'refunded'

/** The provider of the demo, with which no money moves. */
export const TEST_PROVIDER = 'sandbox'

/** The provider of orders that store credit paid in full. */
export const CREDITS_PROVIDER = 'credits'

const METHODS: Record<string, string> = {
  [TEST_PROVIDER]: 'Test mode',
  [CREDITS_PROVIDER]: 'Store credit',
  stripe: 'Card',
  paypal: 'PayPal',
}

/** Returns how something was paid: the card where it is known, otherwise the kind of payment, such as "PayPal". */
export const methodOf = (provider: string, card: string | null = null) =>
  card ?? METHODS[provider] ?? provider

/** Returns the amount of a payment in dollars; of one by store credit alone, how much credit it was. */
export const sumOf = ({ provider, amount, credits }: { provider: string; amount: number; credits: number }) =>
  provider === CREDITS_PROVIDER ? credits : amount
