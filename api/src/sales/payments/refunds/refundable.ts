/** The amounts that an order and its payment have received and returned, in whole cents. */
export interface Account {
  order: {
    paid_at: Date | null
    held_reason: string | null
    total_cents: number
    refunded_cents: number
  }
  payment: {
    /** The amount to pay to the provider; store credit has paid the rest. */
    amount_cents: number
    /** The amount that the provider has captured; null when unknown, in which case `amount_cents` is assumed. */
    captured_cents: number | null
    refunded_cents: number
  }
}

/**
 * Returns the amount that can still be refunded: store credit and what the provider captured, which is less than the
 * total when an admin has accepted less. For a held order that is only what the provider captured, since its credit was
 * returned or is still held.
 */
export function leftOf({ order, payment }: Account): number {
  const missing = payment.amount_cents - taken(payment)
  if (order.paid_at) return order.total_cents - missing - order.refunded_cents
  if (order.held_reason === null) return 0
  return taken(payment) - order.refunded_cents
}

/** Returns the amount that can still be refunded to the provider. */
export const leftAtProvider = ({ payment }: Account): number => taken(payment) - payment.refunded_cents

/**
 * Returns the captured amount, at most what was to be paid: an overpayment has to be handled manually at the provider.
 */
const taken = ({ amount_cents, captured_cents }: Account['payment']) =>
  Math.min(captured_cents ?? amount_cents, amount_cents)
