/** The most characters of a message in the list: about two lines on a large screen. */
const MOST = 110

/** What no excerpt ends in: spaces and punctuation, beside which an ellipsis looks like a mistake. */
const END = /[\s\p{P}]+$/u

/** Returns the beginning of a message up to a whole word, with one ellipsis where it goes on. */
export function excerptOf(message: string): string {
  if (message.length <= MOST) return message
  const words = message.slice(0, MOST + 1).replace(/\s+\S*$/, '')
  return `${words.slice(0, MOST).replace(END, '')}…`
}
