/**
 * A link in a text, `[words](/path)`, as the source of a regular expression. It leads to a page of this site only: one
 * slash at the beginning, and no characters that could lead elsewhere.
 */
export const PAGE_LINK = String.raw`\[[^\][]+\]\(\/(?!\/)[\w./#?=&-]*\)`

const LINKS = new RegExp(PAGE_LINK, 'g')

/** Returns a text without its links' addresses: for searching, and for search engines. */
export const plainText = (text: string): string =>
  text.replace(LINKS, (link) => link.slice(1, link.indexOf(']')))
