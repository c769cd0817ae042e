import type { Http } from '@nireeka/contracts'

import type { ListDefinition, ListState } from '../list.ts'

/** The most pages that are read for a selection. */
const MOST_PAGES = 100

/** Returns the rows of all pages that match, one page after the other; at most of the first hundred pages. */
export async function readAllRows<Row extends { id: number }>(
  http: Http,
  { read }: Pick<ListDefinition<Row>, 'read'>,
  { state, pages }: { state: ListState; pages: number },
): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 1; page <= Math.min(pages, MOST_PAGES); page++) {
    all.push(...(await read(http, { ...state, page })).rows)
  }
  return all
}
