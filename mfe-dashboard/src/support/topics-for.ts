export interface Topic {
  id: number
  title: string
}

interface Group {
  topics: ReadonlyArray<Topic & { bikes: readonly string[] }>
}

const MOST = 3

/**
 * Returns the help centre's topics for somebody with these bikes: those that name one of them, then the first of each
 * group that is about every bike, at most three.
 */
export function topicsFor(groups: readonly Group[], slugs: readonly string[]): Topic[] {
  const own = groups.flatMap(({ topics }) =>
    topics.filter(({ bikes }) => bikes.some((bike) => slugs.includes(bike))),
  )
  const general = groups.flatMap(({ topics }) => topics.find(({ bikes }) => bikes.length === 0) ?? [])
  return [...own, ...general].slice(0, MOST).map(({ id, title }) => ({ id, title }))
}
