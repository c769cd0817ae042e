const MOST_IN_A_LINE = 120
const MOST_IN_A_NAME = 40
/** What a mail program would make a link of. */
const LIKE_A_LINK = /[/@\\]|\S[.:]\S|www\./i

/** One line: whoever wrote it can end no header with it and turn no text around. */
export function oneLine(words: string, most = MOST_IN_A_LINE): string {
  const line = withoutControls(words.replaceAll(/[\s\p{Cc}]+/gu, ' ')).trim()
  const letters = [...line]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line
}

/** Lines stay lines; other control characters go. */
export const manyLines = (words: string): string =>
  words.replaceAll(/\r\n?/g, '\n').split('\n').map(withoutControls).join('\n').trim()

const withoutControls = (words: string) => words.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '')

/**
 * By name, unless the name is somebody's advertisement: whoever registers with a stranger's address must not be able to
 * send them a link through us.
 */
export function greeting(name: string): string {
  const line = oneLine(name, 1000)
  const isName = line !== '' && line.length <= MOST_IN_A_NAME && !LIKE_A_LINK.test(line)
  return isName ? `Hello ${line},` : 'Hello,'
}
