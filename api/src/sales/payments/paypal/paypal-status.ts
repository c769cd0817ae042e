import { type CapturedPayment, CaptureStatus, type Order, OrderStatus } from '@paypal/paypal-server-sdk'

import type { ProviderStatus } from '../provider.ts'
import { fromMoney } from './paypal-money.ts'

/** The states of a capture whose money was taken, also when some of it was refunded later. */
const TAKEN = new Set<string | undefined>([
  CaptureStatus.Completed,
  CaptureStatus.PartiallyRefunded,
  CaptureStatus.Refunded,
])

/** Returns the payment's status from an order at PayPal. It is paid only once a capture has taken the money. */
export function toProviderStatus({ status, purchaseUnits }: Order): ProviderStatus {
  const unit = purchaseUnits?.[0]
  const captures = unit?.payments?.captures ?? []
  const taken = captures.find((capture) => TAKEN.has(capture.status))
  if (taken) return { state: 'paid', ...fromMoney(taken.amount), chargeRef: taken.id ?? null }
  return { state: stateOf(status, captures), ...fromMoney(unit?.amount), chargeRef: null }
}

function stateOf(status: OrderStatus | undefined, captures: CapturedPayment[]): ProviderStatus['state'] {
  const isPending = captures.some((capture) => capture.status === CaptureStatus.Pending)
  if (isPending) return 'open'
  if (captures.length > 0 || status === OrderStatus.Voided) return 'failed'
  return status === OrderStatus.Approved ? 'approved' : 'open'
}
