import type { AuditAction } from '@nireeka/contracts/api'

import { recordAudit, type Caller, type Db } from '../../platform/index.ts'
import type { Part } from './support-caller.ts'

interface TicketAudit {
  ticketId: number
  caller: Caller
  part: Part
  action: AuditAction
  before: Record<string, unknown> | null
  after: Record<string, unknown>
  at: Date
}

/** Records what staff have changed in a customer's ticket; what customers change in their own isn't recorded. */
export async function auditTicket(trx: Db, { ticketId, caller, part, ...audit }: TicketAudit) {
  if (part.side !== 'staff') return
  await recordAudit(trx, { ...audit, by: caller, subject: { kind: 'ticket', id: ticketId } })
}
