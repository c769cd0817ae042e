import { oneLine } from '../email/content/plain.ts'

/** The replacement for letters that the fonts can't print. */
export const BLANK_LETTER = '□'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const MOST = 400

/**
 * Returns a line with only letters that our fonts have: a missing letter loses its diacritics if that helps, and
 * becomes an empty box otherwise.
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
