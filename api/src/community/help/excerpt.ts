const LENGTH = 160
/** How far a searched word may be from the beginning of an excerpt, so that it is on its first two lines. */
const FIRST_PART = 90

/**
 * Returns a part of a Markdown text as plain text, cut between two words: the sentence that has one of the words, or the
 * row of a table; without such a place the beginning.
 */
export function excerptOf(markdown: string, words: readonly string[] = []): string {
  const lines = markdown.split('\n')
  const plain = toPlain(lines.filter((line) => !/^\s*(\||#)/.test(line)).join(' '))
  const pattern = patternOf(words)
  const place = pattern ? plain.search(pattern) : 0
  if (place >= 0) return cut(plain, beginningOf(plain, place))
  const row = lines.map(toRow).find((text) => pattern?.test(text))
  return cut(row ?? plain, 0)
}

/** Returns a Markdown text as plain text in one line. */
export const toPlain = (markdown: string) =>
  markdown
    .replaceAll(/!?\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/(^|\s)(\d+\.|-)\s/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Returns a row of a table as a sentence; nothing for other lines. */
function toRow(line: string): string {
  if (!/^\s*\|/.test(line)) return ''
  const cells = line.split('|').map(toPlain).filter(Boolean)
  return cells.join(', ')
}

/** Returns the pattern of these words in whatever form, at the beginning of a word; null without words. */
export function patternOf(words: readonly string[]): RegExp | null {
  const stems = words.map((word) => (word.length > 3 ? word.replace(/(?:es|s|ing|ed)$/, '') : word))
  return stems.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems.join('|')})`, 'iu')
}

/** Returns where the excerpt with this place begins: the text, the sentence, or some words before. */
function beginningOf(plain: string, place: number): number {
  if (place <= FIRST_PART) return 0
  const sentence = Math.max(...['. ', '? ', '! '].map((end) => plain.lastIndexOf(end, place))) + 2
  return sentence > 1 && place - sentence <= FIRST_PART
    ? sentence
    : plain.indexOf(' ', place - FIRST_PART / 2) + 1
}

function cut(plain: string, from: number): string {
  const rest = plain.slice(from)
  const shown =
    rest.length <= LENGTH ? rest : `${rest.slice(0, rest.lastIndexOf(' ', LENGTH)).replace(/[.,;:]$/, '')}…`
  return from > 0 ? `… ${shown}` : shown
}
