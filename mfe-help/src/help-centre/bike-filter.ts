import type { Contents, Group } from './help-centre.api.ts'

export type Bike = Contents['bikes'][number]

/** Returns the bike of the address; null for none, and for one that no article is about. */
export const chosenBike = ({ bikes }: Contents, slug: string | null): Bike | null =>
  bikes.find((bike) => bike.slug === slug) ?? null

/** Returns the groups with the articles that are about a bike. */
export const groupsAbout = (groups: readonly Group[], { slug }: Bike): Group[] =>
  groups.map((group) => ({ ...group, topics: group.topics.filter(({ bikes }) => bikes.includes(slug)) }))

export const countAbout = (groups: readonly Group[], bike: Bike): number =>
  groupsAbout(groups, bike).reduce((sum, { topics }) => sum + topics.length, 0)
