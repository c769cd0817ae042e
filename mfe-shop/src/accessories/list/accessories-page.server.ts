import type { Loader, Meta } from '@nireeka/kit/routes'

import { accessories } from '../accessories.api.ts'
import { CATEGORY_NAMES } from '@nireeka/contracts/api'
import { readListParams, type ListParams, listPath } from './list-params.ts'

type Path = '/shop/accessories'

export const loader: Loader<Path> = ({ http, query, load }) => load(accessories(http, readListParams(query)))

export const meta: Meta<Path> = async ({ http, query, load }) => {
  const params = readListParams(query)
  const { items } = await load(accessories(http, params))
  const names = items.slice(0, 3).map(({ title }) => title)
  const kind = params.category && CATEGORY_NAMES[params.category]
  return {
    ...(kind && names.length > 0 ? { description: `${kind} made for our bikes: ${names.join(', ')}.` } : {}),
    // Every sort order of a list has the same canonical URL.
    canonical: listPath({ category: params.category, sort: 'popular', page: 1 }, { page: params.page }),
    isListed: !isNarrowed(params) && items.length > 0,
  }
}

/** Returns whether a list is filtered by more than its category. Search engines index categories only. */
const isNarrowed = ({ q, bike, colour, min, max, inStock }: ListParams) =>
  [q, bike, colour, min, max, inStock].some((filter) => filter !== undefined)
