import { markWords } from '../search/mark-words.ts'

/** The most characters of a hit's excerpt: four lines on a phone. A searched word is among the first 90. */
const MOST = 130
/** The fewest that end at a sentence: with fewer, too little would be told. */
const FEWEST = 25

/** A text that ends with a sentence. Posts needn't. */
const ENDED = /[.!?…][”’")]*$/u
/** Up to the end of the last sentence that is told whole. */
const SENTENCES = /^.*[.!?][”’")]*(?=\s|…)/su

const hasMatch = (text: string, q: string) => markWords(text, q).some(({ isMatch }) => isMatch)

/**
 * Returns an excerpt that begins and ends at a sentence where it can: one that the server cut has "…" at its ends, and a
 * long one is cut here. What is searched stays in it, so a sentence that has it may end in "…" between two words. So
 * does a text without an end.
 */
export function shorten(text: string, q = ''): string {
  const begun = text.replace(/^…\s*(?=\p{Lu})/u, '')
  if (begun.length > MOST) return endOf(begun.slice(0, MOST), /[\s.,;:…]+\S*$/, q)
  if (begun.endsWith('…')) return endOf(begun, /[\s.,;:…]+$/, q)
  return ENDED.test(begun) || begun === '' ? begun : `${begun}…`
}

/** Ends a text that goes on: with its last whole sentence, or without what `end` matches, in "…". */
function endOf(text: string, end: RegExp, q: string): string {
  const whole = SENTENCES.exec(text)?.[0] ?? ''
  const isEnough = whole.length >= FEWEST && (hasMatch(whole, q) || !hasMatch(text, q))
  return isEnough ? whole : `${text.replace(end, '')}…`
}
