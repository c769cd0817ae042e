/** The most of a post that an excerpt is taken from. */
const MOST = 20_000

/** Returns a post's Markdown as plain text in one line; quotes and code keep their words. */
export const plainPost = (markdown: string) =>
  markdown
    .slice(0, MOST)
    .replaceAll(/!?\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|>+|[-*+]|\d+\.)\s+/gm, '')
    .replaceAll(/[*_`~|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
