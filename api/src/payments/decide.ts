import type { Truth } from './provider.ts'

interface Order {
  status: string
  held_reason: string | null
  paid_at: Date | null
  total_cents: number
  currency: string
}

export type Decision = { to: 'pay' } | { to: 'cancel' } | { to: 'hold'; reason: string } | { to: 'nothing' }

/** What the provider's word means for an order. Whatever has been decided before stays. */
export function decide(order: Order, truth: Truth): Decision {
  const isDone = order.paid_at !== null || order.held_reason !== null
  if (isDone || truth.state === 'open') return { to: 'nothing' }
  const isWaiting = order.status === 'pending_payment'
  if (truth.state === 'failed') return { to: isWaiting ? 'cancel' : 'nothing' }
  if (!isWaiting) return { to: 'hold', reason: `paid when it was ${order.status} already` }
  if (truth.amountCents !== order.total_cents || truth.currency !== order.currency) {
    return { to: 'hold', reason: `paid ${truth.amountCents} ${truth.currency} instead` }
  }
  return { to: 'pay' }
}
