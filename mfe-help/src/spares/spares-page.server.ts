import { productData } from '@nireeka/kit/meta'
import type { Loader, Meta } from '@nireeka/kit/routes'

import { readSearchParams } from '../search/search-params.ts'
import { families, parts, sparesPath } from './spares.api.ts'

export const loader: Loader<'/shop/spares'> = ({ http, query, load }) => {
  const params = readSearchParams(query)
  return Promise.all([load(families(http)), ...(params.q ? [load(parts(http, params))] : [])])
}

/** Pages of a part family are indexed by search engines; other searches aren't. */
export const meta: Meta<'/shop/spares'> = async ({ http, query, load }) => {
  const params = readSearchParams(query)
  if (!params.q) return {}
  const isFamily = (await load(families(http))).some(({ code }) => code === params.q)
  const { items } = await load(parts(http, params))
  if (!isFamily || items.length === 0) return { isListed: false }
  const path = sparesPath(params.q, params.page)
  const products = items.map((part) =>
    productData({ ...part, path, pictures: part.image ? [part.image] : [] }),
  )
  const [first] = items
  return { description: `Spare parts: ${first!.family.title}.`, canonical: path, linkedData: products }
}
