import { readPageNumber } from '@nireeka/kit'

/** A search as it is in the URL, so that results can be shared and returned to. */
export interface SearchParams {
  q: string
  page: number
}

export const MAX_LENGTH = 100

export const readSearchParams = (query: URLSearchParams): SearchParams => ({
  q: (query.get('q') ?? '').trim().slice(0, MAX_LENGTH),
  page: readPageNumber(query),
})

/** Returns a search as a URL query; the first page isn't included. */
export function toQuery({ q, page }: SearchParams): string {
  const query = new URLSearchParams({ q })
  if (page > 1) query.set('page', String(page))
  return query.toString()
}
