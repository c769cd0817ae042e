import { productData } from '@nireeka/kit/meta'
import type { Loader, Meta } from '@nireeka/kit/routes'

import { isNarrowed, partPath, readSpareParams, sparesPath } from './list-params.ts'
import { families, partedBikes, parts } from './spares.api.ts'

export const loader: Loader<'/shop/spares'> = async ({ http, query, load }) => {
  const params = readSpareParams(query)
  if (isNarrowed(params)) return load(parts(http, params))
  await load(families(http))
  // The page is rendered without the bikes if they can't be loaded.
  return load(partedBikes(http)).catch(() => undefined)
}

/** Pages of a part family are indexed by search engines; searches and other filters aren't. */
export const meta: Meta<'/shop/spares'> = async ({ http, query, load }) => {
  const params = readSpareParams(query)
  if (!isNarrowed(params)) return {}
  const { q, bike, inStock, family, page } = params
  const { items } = await load(parts(http, params))
  const [first] = items
  if (!first || !family || q || bike || inStock) return { isListed: false }
  const products = items.map((part) =>
    productData({ ...part, path: partPath(part.id), pictures: part.image ? [part.image] : [] }),
  )
  return {
    description: `Spare parts: ${first.family.title}.`,
    canonical: sparesPath({ family, page }),
    linkedData: products,
  }
}
