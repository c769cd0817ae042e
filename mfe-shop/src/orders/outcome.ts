import type { ShownOrderStatus } from '@nireeka/contracts/api'

export interface Outcome {
  kind: 'paid' | 'waiting' | 'held' | 'closed'
  heading: string
  text: string
  next: 'check' | 'checkout' | 'orders'
}

/** What the customer reads after the payment page. */
export function outcomeOf(status: ShownOrderStatus): Outcome {
  switch (status) {
    case 'pending_payment':
      return {
        kind: 'waiting',
        heading: 'Your payment is on its way',
        text: 'The payment service hasn’t confirmed it yet. We keep your things for 30 minutes.',
        next: 'check',
      }
    case 'cancelled':
    case 'expired':
      return {
        kind: 'closed',
        heading: 'Nothing was paid',
        text: 'The order was closed and nothing was charged. Your cart is as it was.',
        next: 'checkout',
      }
    case 'held':
      return {
        kind: 'held',
        heading: 'We are looking at your payment',
        text: 'Its amount doesn’t match the order. One of us checks it and writes to you; nothing is lost.',
        next: 'orders',
      }
    default:
      return {
        kind: 'paid',
        heading: 'Thank you for your order',
        text: 'It is paid, and we are getting it ready. You find it, and where it is, under your orders.',
        next: 'orders',
      }
  }
}
