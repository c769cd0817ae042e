import { type Block, button, manyLines, type PageAddress, type Span } from '../../platform/index.ts'

const HEADING = /^#{1,6}\s+(.+)$/
const POINT = /^\s{0,3}[-*+]\s+/
const NUMBER = /^\s{0,3}\d{1,3}[.)]\s+/
const QUOTE = /^\s{0,3}>\s?/
/** Pictures leave their words: our emails load nothing. */
const PICTURE = /!\[([^\]\n]{0,300})\]\([^()\s]{0,1000}\)/g
const INLINE =
  /\[([^[\]\n]{1,300})\]\(([^()\s]{1,1000})\)|\*\*([^*\n]{1,1000})\*\*|\*([^*\n]{1,1000})\*|(https?:\/\/[^\s<>"'()]{1,1000}(?<![.,;:!?]))/g
const SAFE = /^(?:https?:\/\/|mailto:)/i

/** Returns Markdown as the blocks of an email. What isn't Markdown that we know, HTML above all, stays words. */
export const markdownBlocks = (markdown: string, page: PageAddress): Block[] =>
  manyLines(markdown)
    .replaceAll(PICTURE, '$1')
    .replaceAll(/^(#{1,6}\s.+)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((part) => part.replace(/^\n+/, '').trimEnd())
    .filter((part) => part !== '')
    .map((part) => blockOf(part, page))

function blockOf(part: string, page: PageAddress): Block {
  const lines = part.split('\n')
  const [, heading] = HEADING.exec(part) ?? []
  if (heading !== undefined && lines.length === 1) return { kind: 'heading', text: plain(heading) }
  for (const [mark, isNumbered] of [
    [POINT, false],
    [NUMBER, true],
  ] as const) {
    if (lines.every((line) => mark.test(line))) {
      return { kind: 'list', isNumbered, items: lines.map((line) => spansOf(line.replace(mark, ''), page)) }
    }
  }
  if (lines.every((line) => QUOTE.test(line))) {
    return { kind: 'quote', text: lines.map((line) => plain(line.replace(QUOTE, ''))).join('\n') }
  }
  return paragraph(spansOf(part, page))
}

/** A paragraph that is nothing but a link is a button. */
function paragraph(spans: Span[]): Block {
  const [only] = spans
  return spans.length === 1 && only?.href && only.text !== only.href
    ? button(only.text, only.href)
    : { kind: 'rich', spans }
}

function spansOf(words: string, page: PageAddress): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const match of words.matchAll(INLINE)) {
    if (match.index > end) spans.push({ text: words.slice(end, match.index) })
    spans.push(spanOf(match, page))
    end = match.index + match[0].length
  }
  if (end < words.length) spans.push({ text: words.slice(end) })
  return spans
}

function spanOf([all, label, to, strong, emphasis, address]: RegExpMatchArray, page: PageAddress): Span {
  if (strong !== undefined) return { text: strong, isStrong: true }
  if (emphasis !== undefined) return { text: emphasis, isEmphasis: true }
  if (address !== undefined) return { text: address, href: address }
  const href = hrefOf(to ?? '', page)
  return href === undefined ? { text: all } : { text: label ?? '', href }
}

/** Returns where a link leads; undefined for one that isn't to our site, to http or to an email address. */
function hrefOf(to: string, page: PageAddress): string | undefined {
  if (SAFE.test(to)) return to
  return /^\/(?![/\\])/.test(to) ? page(to) : undefined
}

const plain = (words: string) => words.replaceAll(/\*{1,2}/g, '').trim()
