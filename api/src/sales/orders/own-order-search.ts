import { sql } from 'kysely'

import { startingWith } from '../../platform/index.ts'

/** Returns the words that are searched for as patterns, which find them anywhere in a text; none for a blank text. */
export const searchPatterns = (text = '') =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${startingWith(word)}`)

/**
 * Returns the condition that an "order" has all words in its number or the titles of its lines. No index answers it: it
 * is for the orders of one member, which an index has found. The lines are joined into one text, because the planner may
 * read the lines of all orders for a condition that it can hash.
 */
export const hasWords = (patterns: readonly string[]) => sql<boolean>`(
  "order".number || ' ' || coalesce(
    (select string_agg(line.title, ' ') from order_lines as line where line.order_id = "order".id), ''
  )
) ilike all(${patterns}::text[])`
