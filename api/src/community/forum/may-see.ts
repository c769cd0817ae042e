import { ADMIN_FLAG, AGENT_FLAG } from '@nireeka/contracts'
import { type RawBuilder, sql } from 'kysely'

/** The caller who reads the forum; null for a guest. */
export type Reader = { id: number; is_admin: number } | null

export const STAFF_FLAGS: readonly number[] = [AGENT_FLAG, ADMIN_FLAG]

/**
 * Returns the SQL condition for threads that a reader may see. Hidden threads are visible to staff and to their author
 * only (spec, sections 6 and 8), in lists, pages and counts alike.
 */
export function maySee(reader: Reader): RawBuilder<boolean> {
  if (!reader) return sql<boolean>`not thread.is_hidden`
  if (STAFF_FLAGS.includes(reader.is_admin)) return sql<boolean>`true`
  return sql<boolean>`(not thread.is_hidden or thread.author_id = ${reader.id})`
}
