import { ADMIN_FLAG, AGENT_FLAG } from '@nireeka/contracts'

import type { Caller } from '../../platform/index.ts'
import type { Side } from './tables.ts'
import type { Mover } from './ticket-states.ts'

/** What somebody is to one ticket. Whoever of us asks for themselves is a customer there. */
export interface Part {
  side: Side
  mover: Mover
  /** As moves keep it. */
  actor: string
}

/** Null: the ticket is none of their business, and shall look as if it didn't exist. */
export function partIn(ticket: { user_id: number | null }, caller: Caller): Part | null {
  const isAdmin = caller.is_admin === ADMIN_FLAG
  if (ticket.user_id === caller.id) {
    return { side: 'customer', mover: isAdmin ? 'admin' : 'customer', actor: `member:${caller.id}` }
  }
  if (isAdmin) return { side: 'staff', mover: 'admin', actor: `admin:${caller.id}` }
  if (caller.is_admin === AGENT_FLAG) return { side: 'staff', mover: 'staff', actor: `staff:${caller.id}` }
  return null
}
