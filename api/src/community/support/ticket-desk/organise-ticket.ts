import type { TicketPriority } from '@nireeka/contracts/api'

import { staffOf } from '../../../identity/index.ts'
import { type Db, invalid } from '../../../platform/index.ts'
import { auditTicket } from '../audit-ticket.ts'
import { tellTicket } from '../live-tickets.ts'
import { type DeskCall, lockForStaff } from './lock-for-staff.ts'

/** Gives a ticket to one of the staff, or to nobody. The customer doesn't hear of it. */
export const assignTicket = (
  db: Db,
  { assignee_id, now, ...call }: DeskCall & { assignee_id: number | null },
) =>
  db.transaction().execute(async (trx) => {
    const { ticket, part } = await lockForStaff(trx, call)
    if (assignee_id !== null) await assertStaff(trx, assignee_id)
    if (ticket.assignee_id === assignee_id) return
    await trx.updateTable('tickets').set({ assignee_id }).where('id', '=', call.id).execute()
    await tellTicket(trx, call.id, { isNote: true })
    await auditTicket(trx, {
      ticketId: call.id,
      caller: call.caller,
      part,
      action: 'ticket.assign',
      before: { assignee_id: ticket.assignee_id },
      after: { assignee_id },
      at: now,
    })
  })

async function assertStaff(trx: Db, id: number) {
  const colleague = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where(staffOf('support'))
    .executeTakeFirst()
  if (!colleague) throw invalid('assignee_id', 'Tickets are for staff who work in support.')
}

/** Changes how urgent a ticket is. A customer reads the safety notice while it is a matter of safety. */
export const changeUrgency = (db: Db, { priority, now, ...call }: DeskCall & { priority: TicketPriority }) =>
  db.transaction().execute(async (trx) => {
    const { ticket, part } = await lockForStaff(trx, call)
    if (ticket.priority === priority) return
    await trx.updateTable('tickets').set({ priority }).where('id', '=', call.id).execute()
    await tellTicket(trx, call.id)
    await auditTicket(trx, {
      ticketId: call.id,
      caller: call.caller,
      part,
      action: 'ticket.urgency',
      before: { priority: ticket.priority },
      after: { priority },
      at: now,
    })
  })
