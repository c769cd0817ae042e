/** A stretch of a text that was, or wasn't, typed. */
export interface Part {
  text: string
  isMatch: boolean
}

/** Cuts a text where the typed words stand in it, whatever their case. */
export function matchParts(text: string, typed: string): Part[] {
  const words = typed.trim().split(/\s+/).filter(Boolean).map(escape)
  if (words.length === 0) return [{ text, isMatch: false }]
  // A pattern with one group puts what it found at every second place.
  return text
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .map((part, place) => ({ text: part, isMatch: place % 2 === 1 }))
    .filter((part) => part.text !== '')
}

const escape = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
