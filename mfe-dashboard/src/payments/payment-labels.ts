import type { PaymentState } from '@nireeka/contracts/api'
import type { BadgeTone } from '@nireeka/ui'

/** The label of each state of a payment, as the member reads it. */
export const STATE_LABELS: Record<PaymentState, { label: string; tone: BadgeTone }> = {
  created: { label: 'Not paid yet', tone: 'highlight' },
  needs_action: { label: 'Action needed', tone: 'highlight' },
  authorized: { label: 'Approved', tone: 'info' },
  captured: { label: 'Paid', tone: 'success' },
  failed: { label: 'Declined', tone: 'danger' },
  voided: { label: 'Cancelled', tone: 'neutral' },
  partly_refunded: { label: 'Partly refunded', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  disputed: { label: 'Disputed', tone: 'danger' },
}

/** The provider of the demo, with which no money moves. */
export const TEST_PROVIDER = 'sandbox'

const PROVIDERS: Record<string, string> = {
  [TEST_PROVIDER]: 'Test payment',
  stripe: 'Card',
  paypal: 'PayPal',
}

export const providerName = (provider: string) => PROVIDERS[provider] ?? provider

const SENTENCES: Record<string, string> = {
  [TEST_PROVIDER]: 'These payments are from our demo: no money moved, and no card was charged.',
  stripe: 'All of these were card payments.',
  paypal: 'All of these were paid with PayPal.',
}

/** Returns how all payments of a list were made, in a sentence; null where they differ, so that each has to say it. */
export function methodOfAll(providers: readonly string[]): string | null {
  const [first, ...others] = new Set(providers)
  return first && others.length === 0 ? (SENTENCES[first] ?? null) : null
}
