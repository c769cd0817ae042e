import type { TicketRatingInput } from '@nireeka/contracts/api'

import { type Caller, conflict, type Db, forbidden } from '../../platform/index.ts'
import { tellTicket } from './live-tickets.ts'
import { lockTicket } from './move-ticket.ts'
import { readMoves } from './read-ratings.ts'
import { endingOf, ratedUntil } from './ticket-ending.ts'

interface Opinion {
  ticketId: number
  caller: Caller
  input: TicketRatingInput
  at: Date
}

/** Keeps what the customer thinks of our help; a second opinion on the same ending replaces the first. */
export async function rateTicket(trx: Db, { ticketId, caller, input, at }: Opinion) {
  const { ticket, part } = await lockTicket(trx, ticketId, caller)
  if (part.side !== 'customer') throw forbidden()
  const ending = ticket.merged_into_id === null ? endingOf(await readMoves(trx, ticketId)) : null
  if (!ending) throw isOpen()
  if (ratedUntil(ending) <= at) throw isTooLate()
  const { stars, comment } = input
  await trx
    .insertInto('ticket_ratings')
    .values({ move_id: ending.id, ticket_id: ticketId, stars, comment, rated_at: at, changed_at: at })
    .onConflict((already) => already.column('move_id').doUpdateSet({ stars, comment, changed_at: at }))
    .execute()
  await tellTicket(trx, ticketId)
}

const isOpen = () =>
  conflict(
    'ticket_open',
    'We’re still working on it. You can rate our help once the ticket is solved or closed.',
  )

const isTooLate = () => conflict('too_late', 'A rating can be given or changed within 14 days.')
