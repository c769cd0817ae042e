import { type SearchParams, toQuery } from '../search/search-params.ts'

/** Returns the address of a search's results. */
export const resultsPath = (params: SearchParams) => `/help-center/search?${toQuery(params)}`
