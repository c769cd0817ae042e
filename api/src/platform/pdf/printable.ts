import { oneLine } from '../email/content/plain.ts'

/** What stands where a letter of a person's can't be printed. */
export const BLANK_LETTER = '□'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const MOST = 400

/**
 * A line as our fonts can print it: a letter that they don't have loses its marks if that helps, and is an empty box
 * otherwise, never something else.
 */
export function printable(words: string, has: (codePoint: number) => boolean): string {
  const letters = graphemes.segment(oneLine(words.normalize('NFC'), MOST))
  return Array.from(letters, ({ segment }) => printableLetter(segment, has)).join('')
}

function printableLetter(letter: string, has: (codePoint: number) => boolean): string {
  const fits = (text: string) => [...text].every((sign) => has(sign.codePointAt(0) ?? 0))
  if (fits(letter)) return letter
  const plain = letter.normalize('NFKD').replaceAll(/\p{Mark}/gu, '')
  return plain !== '' && fits(plain) ? plain : BLANK_LETTER
}
