export interface Topic {
  id: number
  title: string
}

interface Group {
  title: string
  topics: ReadonlyArray<Topic & { bikes: readonly string[] }>
}

const MOST = 3

/** The group about choosing a bike, which whoever has one has done. */
const CHOOSING = 'Configurator'

/**
 * Returns the help centre's topics for somebody with these bikes: those that name one of them, then the first of each
 * group that is about every bike, at most three. Owners read nothing about choosing a bike.
 */
export function topicsFor(all: readonly Group[], slugs: readonly string[]): Topic[] {
  const groups = slugs.length > 0 ? all.filter(({ title }) => title !== CHOOSING) : all
  const own = groups.flatMap(({ topics }) =>
    topics.filter(({ bikes }) => bikes.some((bike) => slugs.includes(bike))),
  )
  const general = groups.flatMap(({ topics }) => topics.find(({ bikes }) => bikes.length === 0) ?? [])
  return [...own, ...general].slice(0, MOST).map(({ id, title }) => ({ id, title }))
}
