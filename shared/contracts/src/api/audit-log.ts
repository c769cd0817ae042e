import * as z from '@nireeka/contracts/zod'

import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditSubject } from './audit-names.ts'
import { answerOf, Day, Page, pageOf, text } from './common.ts'

/** What was true of the subject, as far as the action changed it; null where there was nothing. */
const Facts = z.record(z.string(), z.unknown()).nullable()

const AuditEntry = z.strictObject({
  id: z.int(),
  /** When it was done, as ISO 8601 in UTC. */
  at: z.string(),
  /** Who did it, with the email address and the role of that time. */
  actor: z.strictObject({ id: z.int(), email: z.string(), role: z.enum(['agent', 'admin']) }),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.strictObject({ kind: z.enum(AUDIT_SUBJECTS), id: z.int() }),
  before: Facts,
  after: Facts,
  /** The request's id in the server's log; null for what no request did. */
  request_id: z.string().nullable(),
})
export type AuditEntryData = z.infer<typeof AuditEntry>

/** Changes are counted and listed up to this number, the newest ones; a filter finds older ones. */
export const MOST_COUNTED_CHANGES = 10_000

/** Query of GET /api/backoffice/audit-log, for admins: the newest first. */
export const AuditLogQuery = z.strictObject({
  page: Page,
  /** The beginning of the actor's email address; any case. */
  actor: text(100).optional(),
  /** Beginnings of words that are all in who made a change and what it was, names included: `ada tracking 1Z99`. */
  search: text(100).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** A kind of subject (`order`) or one subject (`order:12`). */
  subject: text(40)
    .refine(
      (value) => AUDIT_SUBJECTS.some((kind) => value === kind || isOneOf(kind, value)),
      'This is a kind of subject such as order, with an id as in order:12 or without.',
    )
    .optional(),
  /** The first and the last day, in UTC. */
  from: Day.optional(),
  to: Day.optional(),
})
export const AuditLogAnswer = answerOf(pageOf(AuditEntry))
export type AuditLogData = z.infer<typeof AuditLogAnswer>['data']

const isOneOf = (kind: AuditSubject, value: string) =>
  value.startsWith(`${kind}:`) && /^[1-9]\d{0,8}$/.test(value.slice(kind.length + 1))
