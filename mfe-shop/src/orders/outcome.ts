import type { ShownOrderStatus } from '@nireeka/contracts/api'

export interface Outcome {
  kind: 'paid' | 'waiting' | 'held' | 'closed'
  heading: string
  text: string
  next: 'check' | 'checkout' | 'pay' | 'orders'
}

interface Known {
  /** Whether the customer left the payment page without paying. */
  hasLeft?: boolean
  /** Whether a refund was made. */
  isGivenBack?: boolean
}

/**
 * Returns the heading and texts that the customer reads after returning from the payment page, or on reopening its
 * URL.
 */
export function outcomeOf(
  status: ShownOrderStatus,
  { hasLeft = false, isGivenBack = false }: Known = {},
): Outcome {
  if (status === 'pending_payment' && hasLeft) return LEFT
  if (status === 'cancelled' && isGivenBack) return GIVEN_BACK
  return OUTCOMES[status]
}

const thanks = (text: string): Outcome => ({
  kind: 'paid',
  heading: 'Thank you for your order',
  text,
  next: 'orders',
})

const CLOSED: Outcome = {
  kind: 'closed',
  heading: 'Nothing was paid',
  text: 'The order was closed and nothing was charged. Your cart is unchanged.',
  next: 'checkout',
}

const GIVEN_BACK: Outcome = {
  kind: 'closed',
  heading: 'This order was cancelled',
  text: 'We’ll refund you to your original payment method.',
  next: 'orders',
}

const CAME_BACK: Outcome = {
  kind: 'closed',
  heading: 'Your order was returned',
  text: 'Your order’s page shows what was refunded and how.',
  next: 'orders',
}

const WAITING: Outcome = {
  kind: 'waiting',
  heading: 'Your payment is on its way',
  text: 'The payment service hasn’t confirmed it yet, so we can’t say whether you’ve been charged. We’ll keep checking and email you as soon as it’s paid. We’ll hold your items for 30 minutes.',
  next: 'check',
}

const LEFT: Outcome = {
  kind: 'closed',
  heading: 'Nothing was paid',
  text: 'You left the payment page, and nothing was charged. Your cart is unchanged, and we’ll hold your items for 30 minutes.',
  next: 'pay',
}

const HELD: Outcome = {
  kind: 'held',
  heading: 'We’re checking your payment',
  text: 'It doesn’t match your order. Someone on our team will check it and email you; nothing is lost.',
  next: 'orders',
}

const BEING_READIED = thanks('Your payment is in, and we’re getting your order ready.')
const ON_ITS_WAY = thanks('It’s on its way to you.')

const OUTCOMES: Record<ShownOrderStatus, Outcome> = {
  pending_payment: WAITING,
  held: HELD,
  cancelled: CLOSED,
  expired: CLOSED,
  paid: BEING_READIED,
  in_production: BEING_READIED,
  quality_check: BEING_READIED,
  ready_to_ship: BEING_READIED,
  partly_shipped: ON_ITS_WAY,
  shipped: ON_ITS_WAY,
  delivered: thanks('It has been delivered.'),
  return_requested: {
    ...CAME_BACK,
    heading: 'You’re returning this order',
    text: 'Your order’s page shows the next steps.',
  },
  returned: CAME_BACK,
  refunded: CAME_BACK,
  partly_refunded: CAME_BACK,
}
