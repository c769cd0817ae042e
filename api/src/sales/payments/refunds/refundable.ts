/** What an order and its payment know of the money that came and went. Whole cents. */
export interface Account {
  order: {
    paid_at: Date | null
    held_reason: string | null
    total_cents: number
    refunded_cents: number
  }
  payment: {
    /** What was to be paid to the provider; credits have paid the rest. */
    amount_cents: number
    /** What the provider has taken; null: unknown, and then it is what was to be paid. */
    captured_cents: number | null
    refunded_cents: number
  }
}

/** What can still be given back. Of a held order, only what the provider took: its credits have been given back or still wait. */
export function leftOf({ order, payment }: Account): number {
  if (order.paid_at) return order.total_cents - order.refunded_cents
  if (order.held_reason === null) return 0
  return taken(payment) - order.refunded_cents
}

/** What can still go back the way it came. */
export const leftAtProvider = ({ payment }: Account): number => taken(payment) - payment.refunded_cents

/** Never more than was to be paid: whoever was paid too much has to be looked after at the provider itself. */
const taken = ({ amount_cents, captured_cents }: Account['payment']) =>
  Math.min(captured_cents ?? amount_cents, amount_cents)
