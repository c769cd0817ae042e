import { typingDistance } from './typing-distance.ts'

export interface KnownWord {
  word: string
  /** How many texts have the word. */
  documents: number
  /** How similar PostgreSQL's trigrams find it to the typed word, from 0 to 1. */
  similarity: number
}

/** Equally likely words of which a search tries all. */
const MOST = 3
/** From this similarity on, a word with more errors may be meant: forgotten for forgot, but not xylophone for phone. */
const SIMILAR = 0.5
/** The most errors that a word may have. */
export const MOST_ERRORS = 2
/** From how many letters on a word's beginning may have as many errors as a whole word. */
export const MANY_ERRORS = 8
/** A word that goes on after what was typed is less likely than one that ends there. */
const UNFINISHED = 0.5

/**
 * Returns the known words that somebody most likely meant by a mistyped one, those with the fewest errors first, and of
 * these the most frequent.
 */
export function likelyWords(typed: string, known: readonly KnownWord[]): string[] {
  const scored = known.map((candidate) => ({ ...candidate, errors: errorsOf(typed, candidate.word) }))
  const fewest = Math.min(...scored.map(({ errors }) => errors))
  if (fewest === Infinity) {
    const [similar] = scored.filter(({ similarity }) => similarity >= SIMILAR).toSorted(bySimilarity)
    return similar ? [similar.word] : []
  }
  return scored
    .filter(({ errors }) => errors <= fewest + UNFINISHED)
    .toSorted((a, b) => a.errors - b.errors || byFrequency(a, b))
    .slice(0, MOST)
    .map(({ word }) => word)
}

/** Returns the typing errors of a word; infinite for more than a word of its length may have. */
function errorsOf(typed: string, word: string): number {
  // What comes later is more errors than any word may have, or doesn't matter for its beginning.
  const { whole, beginning } = typingDistance(typed, word.slice(0, typed.length + MOST_ERRORS + 1))
  const most = typed.length < 5 ? 1 : MOST_ERRORS
  const mostOfBeginning = typed.length < 4 ? 0 : most - (typed.length < MANY_ERRORS ? most - 1 : 0)
  return Math.min(
    whole <= most ? whole : Infinity,
    beginning <= mostOfBeginning ? beginning + UNFINISHED : Infinity,
  )
}

const byFrequency = (a: KnownWord, b: KnownWord) =>
  b.documents - a.documents || b.similarity - a.similarity || a.word.localeCompare(b.word)
const bySimilarity = (a: KnownWord, b: KnownWord) => b.similarity - a.similarity || byFrequency(a, b)
