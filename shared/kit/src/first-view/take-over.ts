import type { Answers, Http } from '@nireeka/contracts'
import type { QueryClient } from '@nireeka/kit/query'

import { answeredHttp } from './answered-http.ts'
import { loadPage } from './load-page.ts'
import { findServedPage, type ServedPage } from './served-page.ts'

interface Needs {
  pages: readonly ServedPage[]
  /** What the server rendered the page at the present address with. */
  answers: Answers
  queries: QueryClient
  http: Http
}

/** Loads what the page in the HTML shows, without a request for data; true when it can be hydrated. */
export async function takeOver({ pages, answers, queries, http }: Needs): Promise<boolean> {
  const found = findServedPage(pages, `${location.pathname}${location.search}`)
  if (!found) return false
  const answered = answeredHttp(answers, (path, options) => http.get(path, options))
  return loadPage(found, queries, answered).then(
    () => true,
    () => false,
  )
}
