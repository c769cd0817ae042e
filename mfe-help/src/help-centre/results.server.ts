import type { Loader } from '@nireeka/kit/routes'

import { readSearchParams } from '../search/search-params.ts'
import { alsoFound } from './also-found.api.ts'
import { groups, results } from './help-centre.api.ts'

export const loader: Loader<'/help-center/search'> = ({ http, query, load }) => {
  const params = readSearchParams(query)
  if (!params.q) return load(groups(http))
  return Promise.all([
    load(results(http, params)),
    ...(params.page === 1 ? [load(alsoFound(http, params.q))] : []),
  ])
}
