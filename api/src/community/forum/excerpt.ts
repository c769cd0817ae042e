import { FORUM_PICTURES_PATH, forumPictureOf } from '@nireeka/contracts'

import { plainPost } from './plain-post.ts'

/** The most characters of an excerpt. */
const MOST = 120

/** What no excerpt ends in: punctuation, and half of a character that has two parts. */
const NO_END = /[\s.,;:!?–\uD800-\uDBFF-]+$/
const PICTURE = /!\[[^\]\n]*\]\(([^)\s]+)\)/g

/** Returns the first words of a post as plain text, without its pictures; a longer text ends in an ellipsis. */
export function excerptOf(markdown: string): string {
  // Where emphasis ended, a space is left before the punctuation.
  const text = plainPost(markdown.replaceAll(PICTURE, ' ')).replaceAll(/ (?=[.,;:!?](?:\s|$))/g, '')
  if (text.length <= MOST) return text
  const cut = text.slice(0, MOST + 1)
  const end = cut.lastIndexOf(' ')
  const words = end > 0 ? cut.slice(0, end) : cut.slice(0, MOST)
  return `${words.replace(NO_END, '')}…`
}

/** Returns the address of the first picture of ours in a post, in the size for phones; null without one. */
export function firstPicture(markdown: string): string | null {
  for (const [, address = ''] of markdown.matchAll(PICTURE)) {
    const picture = forumPictureOf(address)
    if (picture) return `${FORUM_PICTURES_PATH}${picture.id}?size=small`
  }
  return null
}
