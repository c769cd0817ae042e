import type { ReturnAction, ReturnStatus, ReturnWish } from '@nireeka/contracts/api'

/** What of a return decides what may be done with it. */
interface ActedReturn {
  status: ReturnStatus
  wish: ReturnWish
  /** The state of the latest refund of its pieces; null without one. */
  refund_state: 'requested' | 'done' | 'failed' | null
  /** What is left to be given back. */
  refund_cents: number
  /** Whether something of it can be exchanged. */
  is_exchangeable: boolean
}

const ACTIONS: Record<ReturnStatus, readonly ReturnAction[]> = {
  requested: ['approve', 'reject'],
  approved: ['receive', 'close'],
  received: ['inspect'],
  inspected: ['refund', 'exchange', 'close'],
  closed: ['refund'],
  rejected: [],
}

/**
 * Returns what staff may do with a return now. A closed one is refunded again only after its refund has failed; what its
 * member wants comes first.
 */
export function allowedActions(asked: ActedReturn): ReturnAction[] {
  const { status, wish, refund_state, refund_cents, is_exchangeable } = asked
  const refused: Partial<Record<ReturnAction, boolean>> = {
    refund: refund_cents === 0 || (status !== 'inspected' && refund_state !== 'failed'),
    exchange: !is_exchangeable,
  }
  const allowed = ACTIONS[status].filter((action) => refused[action] !== true)
  const isWished = (action: ReturnAction) => Number(action === 'exchange' && wish === 'exchange')
  return allowed.toSorted((a, b) => isWished(b) - isWished(a))
}
