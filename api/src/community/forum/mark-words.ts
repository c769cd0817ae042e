import type { TextPartData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

/** Control characters around the words that were found; they are removed from the texts before. */
const START = '\u0002'
const END = '\u0003'

const EXCERPT = `StartSel=${START}, StopSel=${END}, MaxWords=36, MinWords=24`
const WHOLE = `StartSel=${START}, StopSel=${END}, HighlightAll=true`

/**
 * Returns texts in parts, with the words that a query in PostgreSQL's search syntax finds marked: the part of a text
 * around them for `excerpt`, otherwise all of it.
 */
export async function markWords(
  db: Db,
  { texts, query, as }: { texts: readonly string[]; query: string; as: 'excerpt' | 'whole' },
): Promise<TextPartData[][]> {
  const plain = texts.map((text) => text.replaceAll(START, '').replaceAll(END, ''))
  const { rows } = await sql<{ marked: string }>`
    select ts_headline('english', texts.it, to_tsquery('english', ${query}), ${as === 'excerpt' ? EXCERPT : WHOLE})
      as marked
    from unnest(${plain}::text[]) with ordinality as texts (it, place) order by texts.place`.execute(db)
  return rows.map(({ marked }) => toParts(marked))
}

/** Splits a text at its marks. */
export function toParts(marked: string): TextPartData[] {
  return marked
    .split(START)
    .flatMap((piece, index) => {
      if (index === 0) return [{ text: piece, is_match: false }]
      const [match = '', after = ''] = piece.split(END)
      return [
        { text: match, is_match: true },
        { text: after, is_match: false },
      ]
    })
    .filter(({ text }) => text !== '')
}
