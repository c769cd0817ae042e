import type { Block, Span } from './content.ts'
import { STYLES } from './email-style.ts'
import { escapeHtml } from './escape-html.ts'

const SAFE = /^(?:https?:\/\/|mailto:)[^\s"'<>]+$/i

type List = Extract<Block, { kind: 'list' }>

export const spansHtml = (spans: readonly Span[]) => spans.map(spanHtml).join('')

export function listHtml({ isNumbered, items }: List): string {
  const tag = isNumbered ? 'ol' : 'ul'
  const rows = items.map((spans) => `<li>${spansHtml(spans)}</li>`).join('')
  return `<${tag} class="ink" style="${STYLES.list}">${rows}</${tag}>`
}

/** Returns spans as text, with the addresses of links behind their words. */
export const spansText = (spans: readonly Span[]) =>
  spans
    .map(({ text, href }) => (href && SAFE.test(href) && href !== text ? `${text} (${href})` : text))
    .join('')

export const listText = ({ isNumbered, items }: List) =>
  items.map((spans, at) => `${isNumbered ? `${at + 1}.` : '-'} ${spansText(spans)}`).join('\n')

function spanHtml({ text, isStrong, isEmphasis, href }: Span): string {
  let html = escapeHtml(text).replaceAll('\n', '<br>\n')
  if (isEmphasis) html = `<em>${html}</em>`
  if (isStrong) html = `<strong>${html}</strong>`
  if (!href || !SAFE.test(href)) return html
  return `<a class="link" style="${STYLES.link}" href="${escapeHtml(href)}">${html}</a>`
}
