/** Returns the first sentence of a text; the whole text where it is a single one. */
export const firstSentence = (text: string): string => /^.+?[.!?](?=\s)/.exec(text)?.[0] ?? text
