/** A part of a text that does or doesn't match a search. */
export interface TextPart {
  text: string
  isMatch: boolean
}

/** Shorter words, such as "a", are in every text. */
const MIN_LENGTH = 2
const WORD = /([\p{L}\p{N}]+)/u

/** Returns a word as its forms begin: belts and belt are the same. */
const stemOf = (word: string) => (word.length > 3 ? word.replace(/(?:es|s|ing|ed)$/, '') : word)

/** Splits a text into the words that a search is about, in whatever form, and what is between them. */
export function markWords(text: string, q: string): TextPart[] {
  const searched = q.toLowerCase().split(WORD).filter(isWord).map(stemOf)
  const isSearched = (word: string) => searched.some((stem) => word.toLowerCase().startsWith(stem))
  const parts: TextPart[] = []
  // Splitting by a pattern with one group puts the words at odd indexes.
  for (const [place, part] of text.split(WORD).entries()) {
    const isMatch = place % 2 === 1 && isSearched(part)
    const last = parts.at(-1)
    if (last && !last.isMatch && !isMatch) last.text += part
    else if (part !== '') parts.push({ text: part, isMatch })
  }
  return parts
}

const isWord = (part: string, place: number) => place % 2 === 1 && part.length >= MIN_LENGTH
