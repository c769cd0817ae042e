import type { StatusRow } from './shown-status.ts'

export interface CancellableRow extends StatusRow {
  total_cents: number
  /** The amount that was refunded or is on its way back. */
  refunded_cents: number
}

/**
 * Tells whether a member may cancel an order: until a bike's production or the packing of goods begins, both of which
 * follow the status "paid" (catalogue, section 11). Orders held for manual review can't be cancelled, and neither can
 * one whose whole refund is under way, since it is cancelled by that.
 */
export const isCancellable = (order: CancellableRow) =>
  order.held_reason === null &&
  (order.status === 'pending_payment' || (order.status === 'paid' && !isGivenBack(order)))

const isGivenBack = ({ total_cents, refunded_cents }: CancellableRow) =>
  total_cents > 0 && refunded_cents === total_cents
