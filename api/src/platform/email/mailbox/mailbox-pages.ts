import { escapeHtml } from '../content/to-html.ts'
import type { ShownLetter } from './read-letters.ts'

const frame = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/dev/mail/style.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`

const timeOf = (date: string) =>
  `<time datetime="${escapeHtml(date)}">${escapeHtml(date.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))}</time>`

/** Every letter of the folder, the newest first. */
export const listPage = (letters: ShownLetter[]) =>
  frame(
    'Letters',
    `<p class="back"><a href="/">To the site</a></p>
<h1>Letters</h1>
<p class="lead">What the shop would have sent. In development letters are written to a folder, and nobody else gets them.</p>
${letters.length === 0 ? '<p class="empty">No letter yet. Register, order something or ask for the newsletter, and look again.</p>' : `<ol>${letters.map(item).join('')}</ol>`}`,
  )

const item = ({ file, to, subject, date }: ShownLetter) =>
  `<li><a href="/dev/mail/${file}"><strong>${escapeHtml(subject)}</strong><span>${escapeHtml(to)}</span>${timeOf(date)}</a></li>`

/** One letter: as it looks, as text, and as it is sent. */
export const letterPage = ({ file, to, from, subject, date, text, source }: ShownLetter) =>
  frame(
    subject,
    `<p class="back"><a href="/dev/mail">All letters</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>Sent</dt><dd>${timeOf(date)}</dd></dl>
<iframe title="The letter" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mail/${file}/html"></iframe>
<details><summary>Text</summary><pre>${escapeHtml(text)}</pre></details>
<details><summary>Source</summary><pre>${escapeHtml(source)}</pre></details>`,
  )

/** Its links open the site in a tab of its own. */
export const framedLetter = ({ html }: ShownLetter) => html.replace(/<head>/i, '<head><base target="_blank">')
