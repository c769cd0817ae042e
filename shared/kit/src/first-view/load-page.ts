import { type Http, HttpError, isHttpError } from '@nireeka/contracts'
import type { QueryClient } from '@nireeka/kit/query'

import type { Found } from './served-page.ts'

/** Runs a page's `load` against a query cache, the same way on the server and in the browser. False: it was refused. */
export async function loadPage({ page, params, query }: Found, queries: QueryClient, http: Http) {
  try {
    await page.load?.({ http, params, query, notFound, load: (options) => queries.fetchQuery(options) })
    return true
  } catch (error) {
    // The refusal is in the cache, and the page has words for it.
    if (isHttpError(error)) return false
    throw error
  }
}

const notFound = (): never => {
  throw new HttpError({ status: 404, code: 'not_found', message: 'There is no page here.' })
}
