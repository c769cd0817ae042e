import { ADMIN_FLAG, worksIn } from '@nireeka/contracts'

import type { Caller } from '../../platform/index.ts'
import type { Side } from './tables.ts'
import type { Mover } from './ticket-states.ts'

/** The caller's role in one ticket. Staff who ask for themselves are customers of their own tickets. */
export interface Part {
  side: Side
  mover: Mover
  /** The caller as ticket events record it, such as staff:9. */
  actor: string
}

/**
 * Returns the caller's role in a ticket; null when the caller may not see it, in which case it must look nonexistent.
 */
export function partIn(ticket: { user_id: number | null }, caller: Caller): Part | null {
  const isAdmin = caller.is_admin === ADMIN_FLAG
  if (ticket.user_id === caller.id) {
    return { side: 'customer', mover: isAdmin ? 'admin' : 'customer', actor: `member:${caller.id}` }
  }
  if (isAdmin) return { side: 'staff', mover: 'admin', actor: `admin:${caller.id}` }
  if (worksIn(caller, 'support')) return { side: 'staff', mover: 'staff', actor: `staff:${caller.id}` }
  return null
}
