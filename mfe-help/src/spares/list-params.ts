import { readPageNumber } from '@nireeka/kit'

import { MAX_LENGTH } from '../search/search-params.ts'

/** The search, filters and page of a list of parts. All are in the URL, so that a list can be shared and returned to. */
export interface SpareParams {
  q?: string
  /** A bike's slug. */
  bike?: string
  /** A family's code. */
  family?: string
  inStock?: '1'
  page: number
}

const SLUG = /^[a-z0-9-]{1,60}$/
const CODE = /^[A-Z]{2,10}$/

const matching = (text: string | null, pattern: RegExp) => (text && pattern.test(text) ? text : undefined)

export const readSpareParams = (query: URLSearchParams): SpareParams => ({
  q: (query.get('q') ?? '').trim().slice(0, MAX_LENGTH) || undefined,
  bike: matching(query.get('bike'), SLUG),
  family: matching(query.get('family'), CODE),
  inStock: query.get('in_stock') === '1' ? '1' : undefined,
  page: readPageNumber(query),
})

/** Returns the query of a list, in one order; the first page isn't included. */
export function toSpareQuery({ q, bike, family, inStock, page }: SpareParams): URLSearchParams {
  const query = new URLSearchParams()
  const fields = { q, bike, family, in_stock: inStock, page: page > 1 ? String(page) : undefined }
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value)
  return query
}

/** Whether a list is narrowed at all. Without, the families are shown. */
export const isNarrowed = ({ q, bike, family, inStock }: SpareParams) =>
  Boolean(q ?? bike ?? family ?? inStock)

/** Returns a list's params after a change, from its first page on. */
export const changed = (params: SpareParams, change: Partial<SpareParams>): SpareParams => ({
  ...params,
  page: 1,
  ...change,
})

export const SPARES = '/shop/spares'

/** Returns the path of a list of parts. */
export function sparesPath(params: Partial<SpareParams> = {}): string {
  const query = toSpareQuery({ page: 1, ...params }).toString()
  return query ? `${SPARES}?${query}` : SPARES
}

export const partPath = (id: number) => `${SPARES}/${id}`
