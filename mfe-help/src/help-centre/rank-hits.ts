import { markWords } from '../search/mark-words.ts'

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []

/** What an exact title counts for; 1 is a title that has each word of the search. */
const EXACT = 2

/** Returns how much of a search a title has: 2 for the search itself or the code it begins with, 1 for all words, down to 0. */
export function likeness(title: string, q: string): number {
  const asked = words(q)
  if (asked.length === 0) return 0
  const isSame = [title, title.split(':')[0] ?? ''].some((text) => words(text).join(' ') === asked.join(' '))
  if (isSame) return EXACT
  const found = asked.filter((word) => markWords(title, word).some(({ isMatch }) => isMatch))
  return found.length / asked.length
}

/** Returns hits with those first whose titles have the most of the search; equal ones keep their order. */
export const rankHits = <T extends { title: string }>(hits: readonly T[], q: string): T[] =>
  hits.toSorted((a, b) => likeness(b.title, q) - likeness(a.title, q))
