import type { Contents, Group } from './help-centre.api.ts'

/** Returns the groups, each with its most helpful articles last: the page lists those above the groups already. */
export function mostHelpfulLast({ groups, mostHelpful }: Contents): Group[] {
  const known = new Set(mostHelpful.map(({ id }) => id))
  return groups.map((group) => ({
    ...group,
    topics: group.topics.toSorted((a, b) => Number(known.has(a.id)) - Number(known.has(b.id))),
  }))
}
