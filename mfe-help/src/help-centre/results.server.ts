import type { Loader } from '@nireeka/kit/routes'

import { readSearchParams } from '../search/search-params.ts'
import { found } from './found.api.ts'
import { groups } from './help-centre.api.ts'

export const loader: Loader<'/help-center/search'> = ({ http, query, load }) => {
  const params = readSearchParams(query)
  return params.q ? load(found(http, params)) : load(groups(http))
}
