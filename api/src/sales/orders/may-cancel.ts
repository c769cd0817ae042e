import type { StatusRow } from './shown-status.ts'

/**
 * Tells whether a member may cancel an order: until a bike's production or the packing of goods begins, both of which
 * follow the status "paid" (catalogue, section 11). Orders held for manual review can't be cancelled.
 */
export const isCancellable = ({ status, held_reason }: StatusRow) =>
  held_reason === null && (status === 'pending_payment' || status === 'paid')
