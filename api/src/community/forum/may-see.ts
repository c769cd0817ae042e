import { ADMIN_FLAG, AGENT_FLAG } from '@nireeka/contracts'
import { type RawBuilder, sql } from 'kysely'

/** Who reads; null is a guest. */
export type Reader = { id: number; is_admin: number } | null

export const STAFF_FLAGS: readonly number[] = [AGENT_FLAG, ADMIN_FLAG]

/** A hidden thread is there for staff and its author only (spec, sections 6 and 8): in lists, pages and counts alike. */
export function maySee(reader: Reader): RawBuilder<boolean> {
  if (!reader) return sql<boolean>`not thread.is_hidden`
  if (STAFF_FLAGS.includes(reader.is_admin)) return sql<boolean>`true`
  return sql<boolean>`(not thread.is_hidden or thread.author_id = ${reader.id})`
}
