import { type AuditLogData, type AuditLogQuery, MOST_COUNTED_CHANGES } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { type RawBuilder, sql } from 'kysely'

import { dayAfter, startOfDay } from '../database/days.ts'
import type { Db } from '../database/open-database.ts'
import { startingWith } from '../database/starting-with.ts'
import { knownBeginningsOf } from '../search/beginnings-of.ts'

const PER_PAGE = 50

type Query = z.output<typeof AuditLogQuery>
export type AuditLog = ReturnType<typeof createAuditLog>

/** Creates the repository of the audit log, the newest entries first. */
export function createAuditLog(db: Db) {
  return {
    async list(query: Query): Promise<AuditLogData> {
      const found = filtered(
        db,
        query,
        query.search?.trim() ? await knownBeginningsOf(db, query.search) : null,
      )
      const [{ total }, rows] = await Promise.all([
        db
          .selectFrom(() => found.select('id').limit(MOST_COUNTED_CHANGES).as('counted'))
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
        found
          .select([
            'id',
            'at',
            'actor_id',
            'actor_email',
            'actor_role',
            'action',
            'subject_kind',
            'subject_id',
          ])
          .select(['before', 'after', 'request_id'])
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

function filtered(db: Db, { actor, action, subject, from, to }: Query, words: RawBuilder<unknown> | null) {
  let rows = db.selectFrom('audit_log')
  if (actor?.trim()) rows = rows.where('actor_email', 'like', startingWith(actor.trim().toLowerCase()))
  if (words) rows = rows.where(sql<boolean>`words @@ ${words}`)
  if (action) rows = rows.where('action', '=', action)
  if (from) rows = rows.where('at', '>=', startOfDay(from))
  if (to) rows = rows.where('at', '<', dayAfter(to))
  return subject ? rows.where(about(subject)) : rows
}

/** The condition that a change is about a kind of subject (`order`) or about one subject (`order:12`). */
function about(subject: string) {
  const [kind, id] = subject.split(':')
  const isKind = sql<boolean>`subject_kind = ${kind}`
  return id === undefined ? isKind : sql<boolean>`(${isKind} and subject_id = ${Number(id)})`
}
