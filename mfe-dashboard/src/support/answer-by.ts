import { afterWorkingDays } from '@nireeka/contracts'

import type { TicketSummary } from './ticket.ts'

type Asked = Pick<TicketSummary, 'state' | 'isUrgent' | 'updatedAt'>

/**
 * Returns by when we answer a ticket: one working day after it was written in. Null where we don't owe an answer, where
 * it is about safety, which is answered at once, and where that day is over.
 */
export function answerBy({ state, isUrgent, updatedAt }: Asked, now: Date): Date | null {
  if (isUrgent || (state !== 'new' && state !== 'open')) return null
  const day = afterWorkingDays(updatedAt, 1)
  return day > now ? day : null
}
