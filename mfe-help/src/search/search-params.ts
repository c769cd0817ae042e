import { readPageNumber } from '@nireeka/kit'

/** What is searched for: it stands in the address, so a result can be shared and gone back to. */
export interface SearchParams {
  q: string
  page: number
}

export const MAX_LENGTH = 100

export const readSearchParams = (query: URLSearchParams): SearchParams => ({
  q: (query.get('q') ?? '').trim().slice(0, MAX_LENGTH),
  page: readPageNumber(query),
})

/** Returns the end of an address that asks for this; the first page isn't named. */
export function toQuery({ q, page }: SearchParams): string {
  const query = new URLSearchParams({ q })
  if (page > 1) query.set('page', String(page))
  return query.toString()
}
