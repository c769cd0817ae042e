/** A part of a text that does or doesn't match what was typed. */
export interface Part {
  text: string
  isMatch: boolean
}

/** Splits a text into parts that match the typed words, ignoring case, and parts that don't. */
export function matchParts(text: string, typed: string): Part[] {
  const words = typed.trim().split(/\s+/).filter(Boolean).map(escape)
  if (words.length === 0) return [{ text, isMatch: false }]
  // Splitting by a pattern with one group puts the matches at odd indexes.
  return text
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .map((part, place) => ({ text: part, isMatch: place % 2 === 1 }))
    .filter((part) => part.text !== '')
}

const escape = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
