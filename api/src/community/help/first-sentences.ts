import { toPlain } from './excerpt.ts'

const LENGTH = 320
/** What isn't a sentence: headings, tables, pictures and rules. */
const NO_SENTENCE = /^\s*(?:\||#|!\[|-{3,}\s*$)/
const LIST_ITEM = /^\s*(?:\d+\.|[-*])\s+/

/**
 * Returns the first whole sentences of a Markdown text as plain text, up to 320 characters; of a longer sentence its
 * beginning, cut between two words. Paragraphs and items of lists end as sentences.
 */
export function firstSentences(markdown: string): string {
  let shown = ''
  for (const sentence of sentencesOf(markdown)) {
    if (shown.length + sentence.length >= LENGTH) return shown || cut(sentence)
    shown += `${shown && ' '}${sentence}`
  }
  return shown
}

const sentencesOf = (markdown: string) =>
  blocksOf(markdown)
    .map(toPlain)
    .filter(Boolean)
    .flatMap((text) => (/[.!?:]$/.test(text) ? text : `${text}.`).split(/(?<=[.!?])\s+(?=\p{Lu})/u))

/** Returns the paragraphs of a text, and the items of its lists without their marks. */
function blocksOf(markdown: string): string[] {
  const blocks = ['']
  for (const line of markdown.split('\n')) {
    const isNew = LIST_ITEM.test(line) || line.trim() === '' || NO_SENTENCE.test(line)
    if (isNew) blocks.push('')
    if (!NO_SENTENCE.test(line)) blocks.push(`${blocks.pop()} ${line.replace(LIST_ITEM, '')}`)
  }
  return blocks
}

const cut = (sentence: string) =>
  `${sentence.slice(0, sentence.lastIndexOf(' ', LENGTH)).replace(/[.,;:]$/, '')}…`
