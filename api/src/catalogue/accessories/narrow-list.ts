import { type AccessoriesData, ACCESSORY_CATEGORIES, type AccessoryQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

const CENTS = 100

export type Input = z.output<typeof AccessoryQuery>

/** The values of an accessory that the list's filters check. */
export interface Filterable {
  price_cents: number
  stock: number | null
  fits_bikes: string[]
  colours: string[]
}

type Filter = 'bike' | 'colour' | 'price' | 'in_stock'
type Passes = (one: Filterable, input: Input) => boolean

const PASSES: Record<Filter, Passes> = {
  bike: ({ fits_bikes }, { bike }) => bike === undefined || fits_bikes.includes(bike),
  colour: ({ colours }, { colour }) => colour === undefined || colours.includes(colour),
  price: ({ price_cents }, { min = 0, max = Infinity }) =>
    price_cents >= min * CENTS && price_cents <= max * CENTS,
  in_stock: ({ stock }, { in_stock }) => in_stock === undefined || stock === null || stock > 0,
}
const FILTERS = Object.keys(PASSES) as Filter[]

/** Returns the accessories that pass all filters, optionally leaving out the filter whose choices are being counted. */
export const narrow = <T extends Filterable>(all: readonly T[], input: Input, without?: Filter): T[] =>
  all.filter((one) => FILTERS.every((filter) => filter === without || PASSES[filter](one, input)))

/**
 * Returns how many of the found accessories are in each category, given the filters: categories with any, and the
 * current one.
 */
export function countByCategory(
  found: ReadonlyArray<Filterable & { category: string }>,
  input: Input,
): AccessoriesData['categories'] {
  const shown = narrow(found, input)
  return ACCESSORY_CATEGORIES.map((category) => ({
    category,
    count: shown.filter((one) => one.category === category).length,
  })).filter(({ category, count }) => count > 0 || category === input.category)
}

type Facets = AccessoriesData['facets']

/** Returns the choices of each filter, and how many accessories each choice would leave given the other filters. */
export function facetsOf(
  all: readonly Filterable[],
  input: Input,
  bikes: Array<{ slug: string; title: string }>,
): Facets {
  const byBike = narrow(all, input, 'bike')
  const byColour = narrow(all, input, 'colour')
  const names = [...new Set(all.flatMap(({ colours }) => colours))].toSorted()
  const inStock = narrow(all, { ...input, in_stock: '1' })
  return {
    bikes: bikes.map((bike) => ({ ...bike, count: byBike.filter(fits(bike.slug)).length })),
    colours: names.map((name) => ({ name, count: byColour.filter(comesIn(name)).length })),
    in_stock: inStock.length,
    price: pricesOf(narrow(all, input, 'price')),
  }
}

const fits =
  (slug: string) =>
  ({ fits_bikes }: Filterable) =>
    fits_bikes.includes(slug)
const comesIn =
  (name: string) =>
  ({ colours }: Filterable) =>
    colours.includes(name)

function pricesOf(all: Filterable[]): Facets['price'] {
  if (all.length === 0) return { min: 0, max: 0 }
  const prices = all.map(({ price_cents }) => price_cents)
  return { min: Math.floor(Math.min(...prices) / CENTS), max: Math.ceil(Math.max(...prices) / CENTS) }
}
