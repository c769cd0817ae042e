import type { Db } from '../database/open-database.ts'
import { readSynonyms } from './read-synonyms.ts'
import { readWords } from './read-words.ts'
import { searchUnits } from './search-units.ts'

export interface ReadSearch {
  /** What a text has to have, each part in PostgreSQL's search syntax; empty without a word to look for. */
  units: string[]
  /** The search text with the likeliest words in place of unknown ones; null if all are known. */
  corrected: string | null
}

/** Reads a person's search text: corrects mistyped words, and adds what its phrases mean in this area. */
export async function readSearch(db: Db, area: string, text: string): Promise<ReadSearch> {
  const words = await readWords(db, area, text)
  if (words.length === 0) return { units: [], corrected: null }
  const best = words.map(({ typed, likely }) => likely[0] ?? typed)
  const isCorrected = words.some(({ typed }, index) => typed !== best[index])
  const units = searchUnits(words, await readSynonyms(db, area, best))
  return { units, corrected: isCorrected ? best.join(' ') : null }
}
