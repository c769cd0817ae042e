import type { Loader, Meta } from '@nireeka/kit/routes'

import { accessories } from '../accessories.api.ts'
import { CATEGORY_NAMES } from './categories.ts'
import { readWish, type Wish, wishPath } from './wish.ts'

type Path = '/shop/accessories'

export const loader: Loader<Path> = ({ http, query, load }) => load(accessories(http, readWish(query)))

export const meta: Meta<Path> = async ({ http, query, load }) => {
  const wish = readWish(query)
  const { items } = await load(accessories(http, wish))
  const names = items.slice(0, 3).map(({ title }) => title)
  const kind = wish.category && CATEGORY_NAMES[wish.category]
  return {
    ...(kind && names.length > 0 ? { description: `${kind} made for our bikes: ${names.join(', ')}.` } : {}),
    // The order of a list is no other list.
    canonical: wishPath({ category: wish.category, sort: 'popular', page: 1 }, { page: wish.page }),
    isListed: !isNarrowed(wish) && items.length > 0,
  }
}

/** Lists that somebody narrowed for themselves are nobody else's page; a category is everybody's. */
const isNarrowed = ({ q, bike, colour, min, max, in_stock }: Wish) =>
  [q, bike, colour, min, max, in_stock].some((filter) => filter !== undefined)
