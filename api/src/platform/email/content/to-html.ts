import type { Block, Content, Row } from './content.ts'
import { escapeHtml } from './escape-html.ts'
import { LETTER_STYLE, STYLES } from './email-style.ts'
import { itemsHtml } from './items.ts'
import { listHtml, spansHtml } from './spans.ts'

/**
 * Returns an email as HTML, with tables and inline styles since mail programs support little else. All that it loads are
 * pictures of what was ordered, without which it is whole.
 */
export const toHtml = (email: Content): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(email.subject)}</title>
<style>${LETTER_STYLE}</style>
</head>
<body class="ground" style="${STYLES.body}">
<div style="${STYLES.preview}">${escapeHtml(previewOf(email))}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="${STYLES.ground}"><tr><td class="margin" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="brand" style="${STYLES.brand}">Nireeka</td></tr>
<tr><td class="sheet" style="${STYLES.sheet}">
<h1 class="ink" style="${STYLES.heading}">${escapeHtml(email.heading)}</h1>
${email.blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="muted" style="${STYLES.foot}">${escapeHtml(email.reason)}${leave(email)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`

/**
 * Returns the preview text that inboxes show beside the subject: the first content instead of our name and a greeting.
 */
const previewOf = ({ blocks, heading, preview }: Content) => {
  if (preview) return preview
  const [, first = heading] = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
  return first
}

const leave = ({ unsubscribe }: Content) =>
  unsubscribe
    ? `<br><a class="link" style="${STYLES.link}" href="${escapeHtml(unsubscribe)}">Unsubscribe</a>`
    : ''

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p class="ink" style="${STYLES.text}">${prose(block.text)}</p>`
    case 'small':
      return `<p class="muted" style="${STYLES.small}">${prose(block.text)}</p>`
    case 'quote':
      return `<blockquote class="quote ink" style="${STYLES.quote}">${lines(block.text)}</blockquote>`
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr><td class="button" style="${STYLES.button}"><a class="label" style="${STYLES.label}" href="${escapeHtml(block.href)}">${escapeHtml(block.label)}</a></td></tr></table>`
    case 'heading':
      return `<h2 class="ink" style="${STYLES.subheading}">${escapeHtml(block.text)}</h2>`
    case 'rich':
      return `<p class="ink" style="${STYLES.text}">${spansHtml(block.spans)}</p>`
    case 'list':
      return listHtml(block)
    case 'items':
      return itemsHtml(block.items)
    case 'rows':
      return `<table width="100%" cellpadding="0" cellspacing="0" style="${STYLES.rows}">${block.rows.map(rowHtml).join('')}</table>`
  }
}

function rowHtml({ label, value, role }: Row): string {
  const look = `${STYLES.cell}${role === 'first' ? STYLES.first : ''}${role === 'sum' ? STYLES.sum : ''}`
  return `<tr><td class="ink line" style="${look}">${escapeHtml(label)}</td><td class="ink line" align="right" style="${look}${STYLES.amount}">${escapeHtml(value)}</td></tr>`
}

const lines = (words: string) => escapeHtml(words).replaceAll('\n', '<br>\n')

/**
 * Turns addresses at the end of our own sentences into links. Texts by users are quotes, in which nothing is linked.
 */
const prose = (words: string) =>
  lines(words).replace(
    /https?:\/\/[^\s<>"]+$/,
    (href) => `<a class="link" style="${STYLES.link}" href="${href}">${href}</a>`,
  )
