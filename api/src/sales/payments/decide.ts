import type { ProviderStatus } from './provider.ts'

/** An order with its payment. */
interface Order {
  status: string
  held_reason: string | null
  paid_at: Date | null
  /** What is to be paid to the provider: what credits leave of the total. */
  amount_cents: number
  /** What has gone back to where it came from already. */
  refunded_cents: number
  currency: string
}

export type Decision = { to: 'pay' } | { to: 'cancel' } | { to: 'hold'; reason: string } | { to: 'nothing' }

/** What the provider's word means for an order. Whatever has been decided before stays. */
export function decide(order: Order, providerStatus: ProviderStatus): Decision {
  const isWaiting = order.status === 'pending_payment'
  if (isDone(order) || providerStatus.state === 'open' || providerStatus.state === 'approved')
    return { to: 'nothing' }
  if (providerStatus.state === 'failed') return { to: isWaiting ? 'cancel' : 'nothing' }
  if (!isWaiting) return { to: 'hold', reason: `paid when it was ${order.status} already` }
  if (providerStatus.amountCents !== order.amount_cents || providerStatus.currency !== order.currency) {
    return { to: 'hold', reason: `paid ${providerStatus.amountCents} ${providerStatus.currency} instead` }
  }
  return { to: 'pay' }
}

const isDone = ({ paid_at, held_reason, refunded_cents }: Order) =>
  paid_at !== null || held_reason !== null || refunded_cents > 0
