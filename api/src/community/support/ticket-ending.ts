import type { TicketState } from '@nireeka/contracts/api'

const DAY_MS = 24 * 60 * 60_000

/** For how long a customer may say how we did, and change it. */
const RATED_WITHIN_MS = 14 * DAY_MS

interface Move {
  id: number
  to_state: TicketState
  at: Date
}

const isOver = ({ to_state }: Move) => to_state === 'solved' || to_state === 'closed'

/**
 * Returns the move that ended the conversation: the first to solved or closed since the ticket was opened, or opened
 * again. A solved ticket that is closed later has ended once. Returns null while it goes on. `moves` begin with the
 * oldest.
 */
export function endingOf<Some extends Move>(moves: readonly Some[]): Some | null {
  const last = moves.findLastIndex((move) => !isOver(move))
  return moves[last + 1] ?? null
}

export const ratedUntil = ({ at }: Move) => new Date(at.getTime() + RATED_WITHIN_MS)
