import type { Db } from '../../platform/index.ts'
import type { Side } from './tables.ts'
import { endingOf, ratedUntil } from './ticket-ending.ts'

interface Rated {
  ticket: { id: number; user_id: number | null; merged_into_id: number | null }
  side: Side
  at: Date
}

/** Returns how the customer rated our help, the latest first, and until when this caller may rate it. */
export async function readRatings(db: Db, { ticket, side, at }: Rated) {
  const [moves, rows] = await Promise.all([
    readMoves(db, ticket.id),
    db
      .selectFrom('ticket_ratings')
      .select(['move_id', 'stars', 'comment', 'changed_at'])
      .where('ticket_id', '=', ticket.id)
      .orderBy('move_id', 'desc')
      .execute(),
  ])
  const ending = endingOf(moves)
  const until = ending && side === 'customer' && ticket.merged_into_id === null ? ratedUntil(ending) : null
  return {
    ratings: rows.map(({ move_id, stars, comment, changed_at }) => ({
      stars,
      comment,
      at: changed_at.toISOString(),
      is_latest: move_id === ending?.id,
    })),
    may_rate_until: until && until > at ? until.toISOString() : null,
  }
}

export const readMoves = (db: Db, ticketId: number) =>
  db
    .selectFrom('ticket_moves')
    .select(['id', 'to_state', 'at'])
    .where('ticket_id', '=', ticketId)
    .orderBy('id')
    .execute()
