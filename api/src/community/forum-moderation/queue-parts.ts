import { type RawBuilder, sql } from 'kysely'

import { startingWith } from '../../platform/index.ts'
import { STAFF_FLAGS } from '../forum/may-see.ts'

export const PER_PAGE = 50

/** Returns the condition that a column contains a text, without regard to capitals and accents. */
export const contains = (column: string, words: string): RawBuilder<boolean> =>
  sql<boolean>`fold(${sql.ref(column)}) like '%' || fold(${startingWith(words)})`

/** A member as staff see them in the forum's lists. */
export const toPerson = ({
  id,
  user_name,
  is_admin,
}: {
  id: number
  user_name: string
  is_admin: number
}) => ({
  id,
  user_name,
  is_staff: STAFF_FLAGS.includes(is_admin),
})
