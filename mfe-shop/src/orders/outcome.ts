import type { ShownOrderStatus } from '@nireeka/contracts/api'

export interface Outcome {
  kind: 'paid' | 'waiting' | 'held' | 'closed'
  heading: string
  text: string
  next: 'check' | 'checkout' | 'pay' | 'orders'
}

/** What the customer reads after the payment page; `hasLeft`: without having paid there. */
export function outcomeOf(status: ShownOrderStatus, hasLeft = false): Outcome {
  switch (status) {
    case 'pending_payment':
      return hasLeft ? LEFT : WAITING
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
        text: 'It is paid, and we are getting it ready.',
        next: 'orders',
      }
  }
}

const WAITING: Outcome = {
  kind: 'waiting',
  heading: 'Your payment is on its way',
  text: 'The payment service hasn’t confirmed it yet, so we don’t know whether you have been charged. We keep asking, and write to you as soon as it is paid. Your things are kept for 30 minutes.',
  next: 'check',
}

const LEFT: Outcome = {
  kind: 'closed',
  heading: 'Nothing was paid',
  text: 'You left the payment page, and nothing was charged. Your cart is as it was, and we keep your things for 30 minutes.',
  next: 'pay',
}
