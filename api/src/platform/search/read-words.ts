import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import { type KnownWord, likelyWords, MANY_ERRORS, MOST_ERRORS } from './likely-words.ts'

/** A typed word, folded, with the words of the area to look for: itself, or what was likely meant. */
export interface TypedWord {
  typed: string
  likely: string[]
  /** Whether the area has just this word. */
  isKnown: boolean
}

/** The highest code point: every word that begins with a text sorts before the text followed by it. */
const LAST_CHARACTER = 0x10_ff_ff
/** Shorter words, and those with digits, are looked for as they are. */
const MIN_LENGTH = 3
/** How many words that go on after what was typed are looked for. */
const MOST_LONGER = 3
/** A longer text is searched for by its first words. */
const MOST_WORDS = 12

interface Row {
  typed: string
  /** The most frequent words of the area that begin with it; null for none, empty for a whole word. */
  longer: string[] | null
}

/** Splits a search text into words; each that no word of the area begins with is replaced by the likeliest ones. */
export async function readWords(db: Db, area: string, text: string): Promise<TypedWord[]> {
  const { rows } = await sql<Row>`
    select typed, case
      when exists (select from search_words where area = ${area} and word = typed) then '{}'
      else (
        select array_agg(word order by documents desc, word) from (
          select word, documents from search_words
          where area = ${area} and word collate "C" >= typed and word collate "C" < typed || chr(${LAST_CHARACTER})
          order by documents desc, word limit ${MOST_LONGER}) as longer)
      end as longer
    from unnest(regexp_split_to_array(fold(${text}), '[^[:alnum:]]+')) with ordinality as split (typed, place)
    where typed <> '' order by place limit ${MOST_WORDS}`.execute(db)
  return Promise.all(
    rows.map(async (row) => ({
      typed: row.typed,
      likely: await likely(db, area, row),
      isKnown: row.longer?.length === 0,
    })),
  )
}

/**
 * Returns the words to look for in place of a typed one. The texts are indexed by the stems of their words, which a word
 * that isn't finished may be longer than: 'assistanc' isn't found by its beginning, but by the words that it begins.
 */
async function likely(db: Db, area: string, { typed, longer }: Row): Promise<string[]> {
  if (typed.length < MIN_LENGTH || /\d/.test(typed)) return [typed]
  if (longer) return [typed, ...longer]
  const meant = await likelyFor(db, area, typed)
  return meant.length > 0 ? meant : [typed]
}

/**
 * Returns the likeliest words among those that have one of the first two letters in one of the first two places (the
 * first may be missing, too many, swapped or another one), and those with similar pieces.
 */
async function likelyFor(db: Db, area: string, typed: string): Promise<string[]> {
  const first = sql`(substr(${typed}, 1, 1), substr(${typed}, 2, 1))`
  const known = sql`select word, documents, similarity(word, ${typed}) as similarity from search_words
    where area = ${area} and length(word) >= length(${typed}) - 3`
  // Two queries in one: the index of pieces answers the second, and neither is checked for each word of the other.
  const { rows } = await sql<KnownWord>`
    ${known} and (substr(word, 1, 1) in ${first} or substr(word, 2, 1) in ${first}) and ${mayBegin(typed)}
    union ${known} and word % ${typed}`.execute(db)
  return likelyWords(typed, rows)
}

/**
 * Returns the SQL condition that a word may be meant by its length. One that is much longer may only begin with what was
 * typed, in a short one with a single error: either before or after its third letter.
 */
const mayBegin = (typed: string) =>
  typed.length >= MANY_ERRORS
    ? sql<boolean>`true`
    : sql<boolean>`(length(word) <= length(${typed}) + ${MOST_ERRORS}
        or left(word, 2) = left(${typed}, 2) or position(substr(${typed}, 4) in word) > 0)`
