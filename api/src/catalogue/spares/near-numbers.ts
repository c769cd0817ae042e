import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

/** Shorter texts are near too many numbers. */
const MIN_LENGTH = 6
/** No number is longer. */
const MAX_LENGTH = 20
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/**
 * Returns the shown parts whose number has one other, missing, additional or swapped character than a spelling, and that
 * number when there is only one.
 */
export async function findNearNumbers(
  db: Db,
  spelling: string,
): Promise<{ ids: number[]; corrected: string | null }> {
  if (spelling.length < MIN_LENGTH || spelling.length > MAX_LENGTH) return { ids: [], corrected: null }
  const { rows } = await sql<{ product_id: number; number: string }>`
    select distinct list.product_id, list.number
    from unnest(${oneErrorAway(spelling)}::text[]) as near (spelling)
    join spare_numbers as known on known.spelling = near.spelling
    join spare_list as list on list.product_id = known.product_id
    order by list.number, list.product_id`.execute(db)
  const [only] = rows
  return {
    ids: rows.map(({ product_id }) => product_id),
    corrected: only && rows.length === 1 ? only.number : null,
  }
}

/** Returns all spellings that are one typing error away; some seven hundred for a number of nine characters. */
export function oneErrorAway(spelling: string): string[] {
  const away = new Set<string>()
  for (let at = 0; at <= spelling.length; at++) {
    const [before, after] = [spelling.slice(0, at), spelling.slice(at)]
    const [letter, next] = [after[0] ?? '', after[1] ?? '']
    away.add(before + after.slice(1))
    away.add(before + next + letter + after.slice(2))
    for (const other of CHARACTERS) {
      away.add(before + other + after)
      if (letter) away.add(before + other + after.slice(1))
    }
  }
  away.delete(spelling)
  return [...away]
}
