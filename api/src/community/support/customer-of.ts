import { nameAndEmailOf } from '../../identity/index.ts'
import type { Db } from '../../platform/index.ts'
import type { LockedTicket } from './move-ticket.ts'

/** Returns to whom emails about a ticket go. */
export async function customerOf(trx: Db, { user_id, guest_name, guest_email }: LockedTicket) {
  if (user_id === null) return { name: guest_name ?? '', email: guest_email ?? '' }
  return nameAndEmailOf(trx, user_id)
}
