import type { Loader } from '@nireeka/kit/routes'

import { categories } from '../threads/threads.api.ts'
import { readSearchParams } from './search-params.ts'
import { results } from './search.api.ts'

export const loader: Loader<'/forum/search'> = ({ http, query, load }) => {
  const params = readSearchParams(query)
  return Promise.all([load(categories(http)), ...(params.q ? [load(results(http, params))] : [])])
}
