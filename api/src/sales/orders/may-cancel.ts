import type { CancelRefusal, ShownOrderStatus } from '@nireeka/contracts/api'

import { shownStatus, type StatusRow } from './shown-status.ts'

export interface CancellableRow extends StatusRow {
  total_cents: number
  /** The amount that was refunded or is on its way back. */
  refunded_cents: number
}

interface CancelFacts extends CancellableRow {
  /** The number of an order with paid upgrades for a bike of this one; null without any. */
  upgraded_by: string | null
  has_redeemed_card: boolean
}

/**
 * Returns why a member can't cancel an order; null while they can: until a bike's production or the packing of goods
 * begins, both of which follow the status "paid" (catalogue, section 11). Orders held for manual review can't be
 * cancelled, and neither can one whose whole refund is under way, since it is cancelled by that.
 */
export function cancelRefusal(order: CancelFacts): CancelRefusal | null {
  const refusal = refusalByState(order)
  if (refusal) return refusal
  if (order.upgraded_by !== null) return 'has_upgrades'
  return order.has_redeemed_card ? 'gift_card_redeemed' : null
}

/** Tells whether an order's own state lets a member cancel it, whatever was bought or redeemed since. */
export const isCancellable = (order: CancellableRow) => refusalByState(order) === null

function refusalByState(order: CancellableRow): CancelRefusal | null {
  const status = shownStatus(order)
  if (status === 'paid') return isGivenBack(order) ? 'refunding' : null
  return status === 'pending_payment' ? null : (REFUSALS[status] ?? 'ended')
}

const REFUSALS: Partial<Record<ShownOrderStatus, CancelRefusal>> = {
  held: 'held',
  in_production: 'in_production',
  quality_check: 'in_production',
  ready_to_ship: 'packed',
  partly_shipped: 'sent',
  shipped: 'sent',
}

const isGivenBack = ({ total_cents, refunded_cents }: CancellableRow) =>
  total_cents > 0 && refunded_cents === total_cents
