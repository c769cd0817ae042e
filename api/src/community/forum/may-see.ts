import { ADMIN_FLAG, AGENT_FLAG, type StaffArea, worksIn } from '@nireeka/contracts'
import { type RawBuilder, sql } from 'kysely'

import { staffOf } from '../../identity/index.ts'

/** The caller who reads the forum; null for a guest. */
export type Reader = { id: number; is_admin: number; areas: readonly StaffArea[] } | null

/** The roles of staff, whom the forum shows as the team, whatever their areas are. */
export const STAFF_FLAGS: readonly number[] = [AGENT_FLAG, ADMIN_FLAG]

/** The SQL condition for members who moderate the forum. */
export const moderators = staffOf('community')

/** Tells whether a reader moderates the forum. */
export const moderates = (reader: Reader): boolean => reader !== null && worksIn(reader, 'community')

/**
 * Returns the SQL condition for threads that a reader may see. Hidden threads are visible to moderators and to their author
 * only (spec, sections 6 and 8), in lists, pages and counts alike.
 */
export function maySee(reader: Reader): RawBuilder<boolean> {
  if (!reader) return sql<boolean>`not thread.is_hidden`
  if (moderates(reader)) return sql<boolean>`true`
  return sql<boolean>`(not thread.is_hidden or thread.author_id = ${reader.id})`
}
