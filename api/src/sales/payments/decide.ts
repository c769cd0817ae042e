import { toDollars } from '@nireeka/contracts'

import type { ProviderStatus } from './provider.ts'

/** An order's state together with its payment's. */
interface Order {
  status: string
  held_reason: string | null
  paid_at: Date | null
  /** The amount to pay to the provider, in cents: the total less store credit. */
  amount_cents: number
  /** The amount already refunded to the provider, in cents. */
  refunded_cents: number
  currency: string
}

export type Decision = { to: 'pay' } | { to: 'cancel' } | { to: 'hold'; reason: string } | { to: 'nothing' }

/** Returns what a provider's status means for an order. Earlier decisions are never reversed. */
export function decide(order: Order, providerStatus: ProviderStatus): Decision {
  const isWaiting = order.status === 'pending_payment'
  if (isDone(order) || providerStatus.state === 'open' || providerStatus.state === 'approved')
    return { to: 'nothing' }
  if (providerStatus.state === 'failed') return { to: isWaiting ? 'cancel' : 'nothing' }
  if (!isWaiting) return { to: 'hold', reason: `Paid when the order was ${order.status} already.` }
  if (providerStatus.amountCents !== order.amount_cents || providerStatus.currency !== order.currency) {
    const taken = sum(providerStatus.amountCents, providerStatus.currency)
    return { to: 'hold', reason: `Paid ${taken} instead of ${sum(order.amount_cents, order.currency)}.` }
  }
  return { to: 'pay' }
}

/** Returns an amount with its currency, as admins read it: 'USD 38.08'. */
const sum = (cents: number, currency: string) => `${currency.toUpperCase()} ${toDollars(cents).toFixed(2)}`

const isDone = ({ paid_at, held_reason, refunded_cents }: Order) =>
  paid_at !== null || held_reason !== null || refunded_cents > 0
