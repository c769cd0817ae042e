import texts from './texts.json' with { type: 'json' }

/** Texts by which somebody could try to run scripts, change the page or lead readers away; they call `hit()`. */
export const HOSTILE_TEXTS: readonly string[] = Object.values(texts).flat()

/** The database stores no NUL, and the API refuses it. */
const storable = (text: string) => text.replaceAll('\0', '\u{fffd}')

export const STORABLE = HOSTILE_TEXTS.map(storable)

/** What can be in one line of 5 to 120 characters, as titles are. */
export const TITLES = [
  ...new Set(STORABLE.map((text) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 120).padEnd(5, '.'))),
]

const MOST_LETTERS = 7900

/**
 * Returns posts with all texts: each stands in a quote of its own, which ends whatever it has opened, so that the next
 * one is read, too.
 */
export function postsOfAll(): string[] {
  const posts = ['']
  for (const [index, text] of STORABLE.entries()) {
    const quoted = text.split(/\r\n|\n|\r/).map((line) => `> ${line}`)
    const part = `Text ${index}:\n\n${quoted.join('\n')}\n\n`
    if (posts.at(-1)!.length + part.length > MOST_LETTERS) posts.push('')
    posts[posts.length - 1] += part
  }
  return posts
}
