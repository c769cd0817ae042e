const MOST_IN_A_LINE = 120
const MOST_IN_A_NAME = 40
/** Matches text that a mail program would turn into a link. */
const LIKE_A_LINK = /[/@\\]|\S[.:]\S|www\./i

/** Returns text as a single line, without line breaks that could end a header and without direction overrides. */
export function oneLine(words: string, most = MOST_IN_A_LINE): string {
  const line = withoutControls(words.replaceAll(/[\s\p{Cc}]+/gu, ' ')).trim()
  const letters = [...line]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line
}

/** Returns text with its line breaks but without other control characters. */
export const manyLines = (words: string): string =>
  words.replaceAll(/\r\n?/g, '\n').split('\n').map(withoutControls).join('\n').trim()

const withoutControls = (words: string) => words.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '')

/**
 * Returns a greeting by name, or without it if the name looks like a link: a registration with a stranger's address
 * must not make us send them somebody's link.
 */
export function greeting(name: string): string {
  const line = oneLine(name, 1000)
  const isName = line !== '' && line.length <= MOST_IN_A_NAME && !LIKE_A_LINK.test(line)
  return isName ? `Hello ${line},` : 'Hello,'
}
