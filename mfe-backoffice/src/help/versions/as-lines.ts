import { shownAs } from '../topics/shown-as.ts'
import type { Choices } from '../topics/topics.api.ts'
import type { Version } from './versions.api.ts'

/** Returns all that a version has as lines of text, so that two can be compared. */
export function asLines(
  { title, groupId, body, bikes, keywords, related }: Version,
  choices: Choices,
): string[] {
  const show = shownAs(choices)
  return [
    `Title: ${title}`,
    `Group: ${show('groupId', groupId)}`,
    `Keywords: ${keywords.join(', ') || 'none'}`,
    `Bikes: ${show('bikes', bikes) ?? 'all'}`,
    `Related topics: ${show('related', related) ?? 'none'}`,
    '',
    ...body.split(/\r?\n/),
  ]
}
