import { escapeHtml } from '../content/escape-html.ts'
import type { ShownEmail } from './read-emails.ts'

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

/** Returns the page that lists every email of the folder, the newest first. */
export const listPage = (emails: ShownEmail[]) =>
  frame(
    'Emails',
    `<p class="back"><a href="/">To the site</a></p>
<h1>Emails</h1>
<p class="lead">What the shop would have sent. In development emails are written to a folder, and nobody else gets them.</p>
${emails.length === 0 ? '<p class="empty">No email yet. Register, order something or ask for the newsletter, and look again.</p>' : `<ol>${emails.map(item).join('')}</ol>`}`,
  )

const item = ({ file, to, subject, date }: ShownEmail) =>
  `<li><a href="/dev/mail/${file}"><strong>${escapeHtml(subject)}</strong><span>${escapeHtml(to)}</span>${timeOf(date)}</a></li>`

/** Returns the page of one email: rendered, as text, and as its source. */
export const emailPage = ({ file, to, from, subject, date, text, source }: ShownEmail) =>
  frame(
    subject,
    `<p class="back"><a href="/dev/mail">All emails</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>Sent</dt><dd>${timeOf(date)}</dd></dl>
<iframe title="The email" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mail/${file}/html"></iframe>
<details><summary>Text</summary><pre>${escapeHtml(text)}</pre></details>
<details><summary>Source</summary><pre>${escapeHtml(source)}</pre></details>`,
  )

/** Returns the email's HTML for its frame, with links that open in a new tab. */
export const framedEmail = ({ html }: ShownEmail) => html.replace(/<head>/i, '<head><base target="_blank">')
