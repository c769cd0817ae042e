import { formatPrice } from '@nireeka/contracts'

import { CATEGORY_NAMES } from '@nireeka/contracts/api'
import type { ListParams } from './list-params.ts'

/** An active filter: its label, and the parameter change that removes it. */
export interface Narrowing {
  label: string
  without: Partial<ListParams>
}

/** Returns a bike's name derived from its slug, for when the server doesn't name it: nireeka-homie, Nireeka Homie. */
const nameOf = (slug: string) =>
  slug.replaceAll(/(^|-)([a-z])/g, (_, gap, letter) => `${gap && ' '}${letter.toUpperCase()}`)

/** Returns the active filters other than the category, which has its own chips. */
export function narrowingsOf(
  params: ListParams,
  bikes: ReadonlyArray<{ slug: string; title: string }>,
): Narrowing[] {
  const { q, bike, colour, inStock } = params
  const title = bikes.find(({ slug }) => slug === bike)?.title ?? nameOf(bike ?? '')
  const price = priceRange(params)
  const all: Array<Narrowing & { holds: unknown }> = [
    { holds: q, label: `“${q}”`, without: { q: undefined } },
    { holds: bike, label: `Fits ${title}`, without: { bike: undefined } },
    { holds: price, label: price ?? '', without: { min: undefined, max: undefined } },
    { holds: colour, label: colour ?? '', without: { colour: undefined } },
    { holds: inStock, label: 'In stock', without: { inStock: undefined } },
  ]
  return all.filter(({ holds }) => holds)
}

function priceRange({ min, max }: ListParams): string | null {
  if (min && max) return `${formatPrice(Number(min))} to ${formatPrice(Number(max))}`
  if (min) return `From ${formatPrice(Number(min))}`
  return max ? `Up to ${formatPrice(Number(max))}` : null
}

/** Returns every filter that could be removed from an empty list, including the category. */
export function loosenable(
  params: ListParams,
  bikes: ReadonlyArray<{ slug: string; title: string }>,
): Narrowing[] {
  const { category } = params
  return [
    ...narrowingsOf(params, bikes),
    ...(category ? [{ label: CATEGORY_NAMES[category]!, without: { category: undefined } }] : []),
  ]
}
