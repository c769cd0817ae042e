import type { ReturnAction, ReturnStatus, ReturnWish } from '@nireeka/contracts/api'

/** What of a return decides what may be done with it. */
interface ActedReturn {
  status: ReturnStatus
  wish: ReturnWish
  /** The state of the latest refund of its pieces; null without one. */
  refund_state: 'requested' | 'done' | 'failed' | null
  /** What is left to be given back. */
  refund_cents: number
}

const ACTIONS: Record<ReturnStatus, readonly ReturnAction[]> = {
  requested: ['approve', 'reject'],
  approved: ['receive', 'close'],
  received: ['inspect'],
  inspected: ['refund', 'close'],
  closed: ['refund'],
  rejected: [],
}

/** Returns what staff may do with a return now. A closed one is refunded again only after its refund has failed. */
export function allowedActions({ status, refund_state, refund_cents }: ActedReturn): ReturnAction[] {
  const mayRefund = refund_cents > 0 && (status === 'inspected' || refund_state === 'failed')
  return ACTIONS[status].filter((action) => action !== 'refund' || mayRefund)
}
