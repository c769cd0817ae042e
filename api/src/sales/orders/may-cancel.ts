import type { StatusRow } from './shown-status.ts'

/**
 * Until a bike is being built, and until goods are packed (catalogue, section 11): both begin with the state that comes
 * after "paid". What waits for a person isn't the member's to cancel.
 */
export const isCancellable = ({ status, held_reason }: StatusRow) =>
  held_reason === null && (status === 'pending_payment' || status === 'paid')
