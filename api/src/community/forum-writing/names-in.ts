/** A post tells at most so many members that they are mentioned in it. */
export const MOST_MENTIONS = 10

const CODE = /(`{3,}|~{3,})[\s\S]*?(?:\1|$)|`+[^`\n]*`+/g
const QUOTED = /^ {0,3}>.*$/gm
const NAME = /(?<![\p{L}\p{N}@/._-])@([\p{L}\p{N}][\p{L}\p{N}._-]{0,59})/gu

/**
 * Returns the user names that a post mentions as @name, in lower case and at most ten of them: not those in code, in
 * quotes, or in email addresses. A full stop at the end of a sentence belongs to no name.
 */
export function namesIn(body: string): string[] {
  const own = body.replaceAll(CODE, ' ').replaceAll(QUOTED, '')
  const names = [...own.matchAll(NAME)].map(([, name = '']) => name.replace(/[._-]+$/, '').toLowerCase())
  return [...new Set(names)].slice(0, MOST_MENTIONS)
}

/** Returns the ids of the posts that a post quotes: a quote begins with a link to its post. */
export const quotedIn = (body: string): number[] => [
  ...new Set(
    [...body.matchAll(/^ {0,3}>.*\]\(\/forum\/post\/([1-9]\d{0,8})\)/gm)].map(([, id]) => Number(id)),
  ),
]

const PICTURE = /(?<![\w.-])\/api\/forum\/pictures\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/g

/**
 * Returns the ids of the pictures that a post shows. Any address of a picture counts, since Markdown has more than one
 * way to show it; one on another site doesn't.
 */
export const picturesIn = (body: string): string[] => [
  ...new Set([...body.matchAll(PICTURE)].map(([, id = '']) => id)),
]
