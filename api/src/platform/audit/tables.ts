import type { AuditAction, AuditSubject } from '@nireeka/contracts/api'
import type { Generated, JSONColumnType } from 'kysely'

/** What was true of a subject, by names that people understand. */
export type AuditFacts = Record<string, unknown>

export interface AuditTables {
  /** Only ever added to: the database refuses changes. */
  audit_log: {
    id: Generated<number>
    at: Date
    actor_id: number
    actor_email: string
    actor_role: 'agent' | 'admin'
    action: AuditAction
    subject_kind: AuditSubject
    subject_id: number
    before: JSONColumnType<AuditFacts | null, string | null>
    after: JSONColumnType<AuditFacts | null, string | null>
    request_id: string | null
  }
}
