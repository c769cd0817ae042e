/** The most characters of a hit's excerpt: three lines on a phone. A searched word is among the first 90. */
const MOST = 115

/** Returns the beginning of an excerpt, cut between two words and with "…" where it goes on. */
export const shorten = (text: string) =>
  text.length > MOST ? `${text.slice(0, MOST).replace(/[\s.,;:…]+\S*$/, '')}…` : text
