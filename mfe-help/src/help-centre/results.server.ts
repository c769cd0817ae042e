import type { Loader } from '@nireeka/kit/routes'

import { readSearchParams } from '../search/search-params.ts'
import { groups, results } from './help-centre.api.ts'

export const loader: Loader<'/help-center/search'> = ({ http, query, load }) => {
  const params = readSearchParams(query)
  return params.q ? load(results(http, params)) : load(groups(http))
}
