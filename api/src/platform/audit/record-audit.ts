import { ADMIN_FLAG } from '@nireeka/contracts'
import type { AuditAction, AuditSubject } from '@nireeka/contracts/api'

import type { Db } from '../database/open-database.ts'
import type { Caller } from '../http/access.ts'
import type { AuditFacts } from './tables.ts'

/** The member of staff who makes a call, as the audit log names them. */
export type StaffCaller = Pick<Caller, 'id' | 'email' | 'is_admin' | 'request_id'>

interface Audit {
  by: StaffCaller
  action: AuditAction
  subject: { kind: AuditSubject; id: number }
  /** What was true before and after, as far as the action changed it; null where there was nothing. */
  before: AuditFacts | null
  after: AuditFacts | null
  at: Date
}

/**
 * Records in the audit log what a call of staff has changed. Every such call does this exactly once, in the transaction
 * that makes the change.
 */
export async function recordAudit(trx: Db, { by, action, subject, before, after, at }: Audit) {
  await trx
    .insertInto('audit_log')
    .values({
      at,
      actor_id: by.id,
      actor_email: by.email,
      actor_role: by.is_admin === ADMIN_FLAG ? 'admin' : 'agent',
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      request_id: by.request_id ?? null,
    })
    .execute()
}
