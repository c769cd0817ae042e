import type { AuditLogData, AuditLogQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { dayAfter, startOfDay } from '../database/days.ts'
import type { Db } from '../database/open-database.ts'
import { startingWith } from '../database/starting-with.ts'

const PER_PAGE = 50

type Query = z.output<typeof AuditLogQuery>
export type AuditLog = ReturnType<typeof createAuditLog>

/** Creates the repository of the audit log, the newest entries first. */
export function createAuditLog(db: Db) {
  return {
    async list(query: Query): Promise<AuditLogData> {
      const found = filtered(db, query)
      const [{ total }, rows] = await Promise.all([
        found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
        found
          .selectAll()
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(PER_PAGE)
          .offset((query.page - 1) * PER_PAGE)
          .execute(),
      ])
      const items = rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        actor: { id: row.actor_id, email: row.actor_email, role: row.actor_role },
        action: row.action,
        subject: { kind: row.subject_kind, id: row.subject_id },
        before: row.before,
        after: row.after,
        request_id: row.request_id,
      }))
      return { items, page: query.page, per_page: PER_PAGE, total }
    },
  }
}

function filtered(db: Db, { actor, action, subject, from, to }: Query) {
  let rows = db.selectFrom('audit_log')
  if (actor?.trim()) rows = rows.where('actor_email', 'like', startingWith(actor.trim().toLowerCase()))
  if (action) rows = rows.where('action', '=', action)
  if (from) rows = rows.where('at', '>=', startOfDay(from))
  if (to) rows = rows.where('at', '<', dayAfter(to))
  const [kind, id] = subject?.split(':') ?? []
  if (kind) rows = rows.where('subject_kind', '=', kind as 'order')
  if (id) rows = rows.where('subject_id', '=', Number(id))
  return rows
}
