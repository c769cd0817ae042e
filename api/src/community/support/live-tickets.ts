import { worksIn } from '@nireeka/contracts'

import { type Db, type LiveKind, publishLive } from '../../platform/index.ts'
import { partIn } from './support-caller.ts'

const forCustomer = (id: number) => `ticket:${id}`
const forStaff = (id: number) => `staff-ticket:${id}`

/** Tells those who look at a ticket that it has changed: of a note, staff alone. */
export async function tellTicket(trx: Db, id: number, { isNote = false } = {}) {
  await publishLive(trx, forStaff(id))
  if (!isNote) await publishLive(trx, forCustomer(id))
}

/** The live topic `ticket:12`: a ticket's messages, files and state, for whoever may read it. */
export const liveTickets = (db: Db): LiveKind => ({
  topicFor(id, caller) {
    if (id === null || !caller) return null
    return worksIn(caller, 'support') ? forStaff(id) : forCustomer(id)
  },
  async mayHear(id, callers) {
    const ticket = await db
      .selectFrom('tickets')
      .select('user_id')
      .where('id', '=', id ?? 0)
      .executeTakeFirst()
    return callers.map((caller) => Boolean(ticket && caller && partIn(ticket, caller)))
  },
})
