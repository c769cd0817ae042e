export interface Question {
  id: number
  title: string
}

interface Group {
  topics: ReadonlyArray<Question & { bikes: readonly string[] }>
}

const MOST = 8

/**
 * Returns the topics about a bike, first those that name it and then those about every bike in the same groups, at most
 * eight.
 */
export function questionsFor(groups: readonly Group[], slug: string): Question[] {
  const near = groups.filter(({ topics }) => topics.some(({ bikes }) => bikes.includes(slug)))
  const topics = near.flatMap((group) => group.topics)
  return [
    ...topics.filter(({ bikes }) => bikes.includes(slug)),
    ...topics.filter(({ bikes }) => bikes.length === 0),
  ]
    .slice(0, MOST)
    .map(({ id, title }) => ({ id, title }))
}
