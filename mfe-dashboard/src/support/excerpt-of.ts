/** The fewest characters of a message that end at a sentence: with fewer, too little of it would be told. */
const FEWEST = 40

/** Up to the end of the last sentence that is told whole. */
const SENTENCES = /^.*[.!?][”’")]*(?=\s|…$)/su

/** What no excerpt ends in: spaces and punctuation, beside which an ellipsis looks like a mistake. */
const END = /[\s\p{P}]+$/u

/**
 * Returns the beginning of a message as the server sends it, where a long one ends in "…" after any word: up to the end
 * of its last whole sentence; of one long sentence all words, without punctuation before the ellipsis.
 */
export function excerptOf(message: string): string {
  if (!message.endsWith('…')) return message
  const whole = SENTENCES.exec(message)?.[0] ?? ''
  return whole.length >= FEWEST ? whole : `${message.replace(END, '')}…`
}
