import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import { type KnownWord, likelyWords } from './likely-words.ts'

/** A typed word, folded, with the words of the area to look for: itself, or what was likely meant. */
export interface TypedWord {
  typed: string
  likely: string[]
}

/** The highest code point: every word that begins with a text sorts before the text followed by it. */
const LAST_CHARACTER = 0x10_ff_ff
/** Shorter words, and those with digits, are looked for as they are. */
const MIN_LENGTH = 3
/** A longer text is searched for by its first words. */
const MOST_WORDS = 12

/** Splits a search text into words; each that no word of the area begins with is replaced by the likeliest ones. */
export async function readWords(db: Db, area: string, text: string): Promise<TypedWord[]> {
  const { rows } = await sql<{ typed: string; is_known: boolean }>`
    select typed, exists (
      select from search_words
      where area = ${area} and word collate "C" >= typed and word collate "C" < typed || chr(${LAST_CHARACTER})
    ) as is_known
    from unnest(regexp_split_to_array(fold(${text}), '[^[:alnum:]]+')) with ordinality as split (typed, place)
    where typed <> '' order by place limit ${MOST_WORDS}`.execute(db)
  const isMistyped = ({ typed, is_known }: (typeof rows)[number]) =>
    !is_known && typed.length >= MIN_LENGTH && !/\d/.test(typed)
  return Promise.all(
    rows.map(async (row) => ({
      typed: row.typed,
      likely: isMistyped(row) ? await likelyFor(db, area, row.typed) : [row.typed],
    })),
  ).then((words) =>
    words.map(({ typed, likely }) => ({ typed, likely: likely.length > 0 ? likely : [typed] })),
  )
}

/**
 * Returns the likeliest words among those with the same first letter, those that begin with the second one (the first is
 * too many or swapped), and those with similar pieces.
 */
export async function likelyFor(db: Db, area: string, typed: string): Promise<string[]> {
  const beginsWith = (place: number) => sql`(word collate "C" >= substr(${typed}, ${place}::int, 1)
    and word collate "C" < substr(${typed}, ${place}::int, 1) || chr(${LAST_CHARACTER}))`
  const { rows } = await sql<KnownWord>`
    select word, documents, similarity(word, ${typed}) as similarity from search_words
    where area = ${area} and (${beginsWith(1)} or ${beginsWith(2)} or word % ${typed})
      and length(word) >= length(${typed}) - 3`.execute(db)
  return likelyWords(typed, rows)
}
