import { sql } from 'kysely'

import { type Db, readSearch } from '../../platform/index.ts'
import { findNearNumbers } from './near-numbers.ts'

/** The highest code point: every spelling that begins with a text sorts before the text followed by it. */
const LAST_CHARACTER = 0x10_ff_ff
/** From how many letters and digits on a text with a digit is a part number and nothing else: BRK101, not M5 or 203. */
const NUMBER_LENGTH = 5
/** Words that say nothing about a part. */
const STOP_WORDS = new Set(['a', 'an', 'and', 'for', 'my', 'of', 'the'])

/** What a search text asks for. */
export interface AskedText {
  /** The parts whose number begins so, and those that take their place. */
  numbered: number[]
  /** Those of them whose number is just that. */
  exact: number[]
  /** The words in PostgreSQL's search syntax; null when the text is a part number. */
  query: string | null
  /** The same with whole words, in singular or plural, before the last one; null when that is the only one. */
  whole: string | null
  /** The same with one of the words left out, whichever it is; null when too little would be left. */
  looser: string | null
  corrected: string | null
}

/**
 * Reads a search text: a part number, with or without dashes and from any of its pieces on, or with one typing error; or
 * words.
 */
export async function readText(db: Db, text: string, most: number): Promise<AskedText> {
  // What is no number is read as words meanwhile.
  const [{ numbered, exact }, words] = await Promise.all([
    findNumbers(db, text, most),
    isNumber(text) ? null : readWords(db, text),
  ])
  if (numbered.length > 0 && isNumber(text)) return { ...NO_WORDS, numbered, exact }
  if (numbered.length === 0 && isNumber(text)) {
    const near = await findNearNumbers(db, lettersOf(text))
    if (near.ids.length > 0) return { ...NO_WORDS, numbered: near.ids, exact, corrected: near.corrected }
  }
  const { units, corrected } = words ?? (await readWords(db, text))
  return { numbered, exact, ...queriesOf(units.map(byBeginnings)), corrected }
}

const NO_WORDS = { query: null, whole: null, looser: null, corrected: null }

/** Returns the queries that the parts of a text make. */
function queriesOf(units: readonly string[]): Pick<AskedText, 'query' | 'whole' | 'looser'> {
  const rests = units.map((_, index) => units.toSpliced(index, 1)).filter(isTelling)
  return {
    query: units.length === 0 ? null : allOf(units),
    whole: units.length < 2 ? null : allOf([...units.slice(0, -1).map(byWholeWords), ...units.slice(-1)]),
    looser: rests.length === 0 ? null : rests.map((rest) => `(${allOf(rest)})`).join(' | '),
  }
}

const readWords = (db: Db, text: string) => readSearch(db, 'spares', plainWords(text))

/** What synonyms mean is looked for by its beginnings, as what is typed is. */
const byBeginnings = (unit: string) => unit.replaceAll(/'([\p{L}\p{N}]+)'(?!:)/gu, "'$1':*")

const byWholeWords = (unit: string) => unit.replaceAll(/'([\p{L}\p{N}]+)':\*/gu, "('$1' | '$1s')")

const allOf = (units: readonly string[]) => units.map((unit) => `(${unit})`).join(' & ')

/** One word of two says too little, unless a synonym means several, and so do measures and single letters. */
const isTelling = (units: readonly string[]) =>
  (units.length > 1 || units.some((unit) => unit.includes(' & '))) &&
  units.some((unit) => /'\p{L}{3,}'/u.test(unit))

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const isNumber = (text: string) => /\d/.test(text) && lettersOf(text).length >= NUMBER_LENGTH

/** Returns the words that count, without the s of a plural: each word is looked for by its beginning. */
const plainWords = (text: string) => {
  const words = text.split(/\s+/)
  const telling = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()))
  return (telling.length > 0 ? telling : words).join(' ').replaceAll(/(\p{L}{3})s(?!\p{L})/gu, '$1')
}

async function findNumbers(db: Db, text: string, most: number) {
  const spelling = lettersOf(text)
  if (spelling.length < 2) return { numbered: [], exact: [] }
  const { rows } = await sql<{ product_id: number; is_exact: boolean }>`
    with found as materialized (
      select product_id, spelling = ${spelling} and is_whole as is_exact
      from spare_numbers
      where spelling >= ${spelling} and spelling < ${spelling} || chr(${LAST_CHARACTER})
      limit ${most}
    )
    select product_id, is_exact from found
    union all
    select old.superseded_by, is_exact from found
    join spares as old on old.product_id = found.product_id and old.superseded_by is not null`.execute(db)
  const exact = rows.filter(({ is_exact }) => is_exact)
  // Whoever gives a whole number wants that part, and none whose number goes on after it.
  const meant = exact.length > 0 ? exact : rows
  return {
    numbered: [...new Set(meant.map(({ product_id }) => product_id))],
    exact: exact.map(({ product_id }) => product_id),
  }
}
