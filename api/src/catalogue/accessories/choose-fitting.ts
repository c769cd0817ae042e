/** What every bike needs; a cart with a bike is offered these first. */
const ESSENTIALS = ['helmet', 'lock', 'light']

/** The number of accessories that a cart is offered. */
const MOST = 3

export interface Candidate {
  id: number
  category: string
  /** The slugs of the bikes that it fits; empty when it fits none in particular. */
  fits_bikes: string[]
}

/** What is in a cart. Accessories are meant by their own ids, not by their variants'. */
export interface CartFacts {
  accessories: ReadonlyArray<{ id: number; category: string; goes_with: readonly number[] }>
  /** The slugs of the bikes, also of those that upgrades are for. */
  bikes: readonly string[]
}

/**
 * Returns the ids of at most three accessories that go with a cart, each of another category than what is in it and
 * than the others. First what every bike needs, then what goes with each accessory in the cart, then, for bikes, the
 * most popular. `candidates` are what can be bought, the most popular first.
 */
export function chooseFitting(candidates: readonly Candidate[], { accessories, bikes }: CartFacts): number[] {
  const fitting = candidates.filter(
    ({ category, fits_bikes }) => category !== 'gift' && fits(fits_bikes, bikes),
  )
  const named = accessories.flatMap(({ goes_with }) => goes_with)
  const ranked = [
    ...(bikes.length > 0 ? ESSENTIALS.flatMap((name) => fitting.filter(isOf(name))) : []),
    ...named.flatMap((id) => fitting.filter((one) => one.id === id)),
    ...(bikes.length > 0 ? fitting : []),
  ]
  const taken = new Set(accessories.map(({ category }) => category))
  const chosen: number[] = []
  for (const { id, category } of ranked) {
    if (taken.has(category)) continue
    taken.add(category)
    chosen.push(id)
  }
  return chosen.slice(0, MOST)
}

const isOf =
  (name: string) =>
  ({ category }: Candidate) =>
    category === name

/** Returns whether an accessory may go with these bikes: without bikes any does. */
const fits = (slugs: readonly string[], bikes: readonly string[]) =>
  bikes.length === 0 || slugs.some((slug) => bikes.includes(slug))
