/** What every bike needs; a cart with a bike is offered these first. */
const ESSENTIALS = ['helmet', 'lock', 'light']

/** Child seats and couplings, which few riders need: offered only beside what they go with, however popular they are. */
const FOR_FEW = 'carry'

/** The number of accessories that a cart is offered. */
const MOST = 3

export interface Candidate {
  id: number
  category: string
  /** The slugs of the bikes that it fits; empty when it fits none in particular. */
  fits_bikes: string[]
  /** Whether a size or colour is chosen before it can be bought. */
  has_variants: boolean
}

/** What is in a cart. Accessories are meant by their own ids, not by their variants'. */
export interface CartFacts {
  accessories: ReadonlyArray<Omit<Candidate, 'has_variants'> & { goes_with: readonly number[] }>
  /** The slugs of the bikes, also of those that upgrades are for. */
  bikes: readonly string[]
}

/**
 * Returns the ids of at most three accessories that go with a cart, each of another category than what is in it and
 * than the others. First what every bike needs, then what goes with each accessory in the cart, then the most popular
 * that fit the same bikes. What is added with one press comes before what has a choice of size or colour: within each
 * essential, and among all the others. `candidates` are what can be bought, the most popular first.
 */
export function chooseFitting(candidates: readonly Candidate[], { accessories, bikes }: CartFacts): number[] {
  const fitting = candidates.filter(isFor(bikes.length > 0 ? bikes : accessories.flatMap(bikesOf)))
  const named = accessories.flatMap(({ goes_with }) => goes_with)
  const ranked = [
    ...(bikes.length > 0 ? ESSENTIALS.flatMap((name) => simpleFirst(fitting.filter(isOf(name)))) : []),
    ...simpleFirst([
      ...named.flatMap((id) => (bikes.length > 0 ? fitting : candidates).filter((one) => one.id === id)),
      ...fitting.filter(({ category }) => category !== FOR_FEW),
    ]),
  ]
  const taken = new Set(['gift', ...accessories.map(({ category }) => category)])
  const chosen: number[] = []
  for (const { id, category } of ranked) {
    if (taken.has(category)) continue
    taken.add(category)
    chosen.push(id)
  }
  return chosen.slice(0, MOST)
}

const simpleFirst = (candidates: readonly Candidate[]) => [
  ...candidates.filter(({ has_variants }) => !has_variants),
  ...candidates.filter(({ has_variants }) => has_variants),
]

const bikesOf = ({ fits_bikes }: Pick<Candidate, 'fits_bikes'>) => fits_bikes

const isOf =
  (name: string) =>
  ({ category }: Candidate) =>
    category === name

/** Returns whether an accessory fits one of these bikes. */
const isFor =
  (bikes: readonly string[]) =>
  ({ fits_bikes }: Candidate) =>
    fits_bikes.some((slug) => bikes.includes(slug))
