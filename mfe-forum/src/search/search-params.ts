import { readPageNumber } from '@nireeka/kit'

/** A search as it is in the URL. */
export interface SearchParams {
  q: string
  page: number
  category: number | null
  tag: string | null
  /** A user name. */
  author: string | null
}

export const MAX_LENGTH = 100
const MAX_NAME = 50

const matching = (text: string | null, pattern: RegExp) => (text && pattern.test(text) ? text : null)

export function readSearchParams(query: URLSearchParams): SearchParams {
  const category = matching(query.get('category'), /^[1-9]\d{0,8}$/)
  return {
    q: (query.get('q') ?? '').trim().slice(0, MAX_LENGTH),
    page: readPageNumber(query),
    category: category === null ? null : Number(category),
    tag: matching(query.get('tag'), /^[a-z0-9][a-z0-9-]{1,23}$/),
    author: query.get('author')?.trim().slice(0, MAX_NAME) || null,
  }
}

/** Returns the path of a search; filters that aren't set and the first page aren't in it. */
export function searchPath({ q, page, ...filters }: SearchParams): string {
  const query = new URLSearchParams({ q })
  for (const [name, value] of Object.entries(filters)) if (value !== null) query.set(name, String(value))
  if (page > 1) query.set('page', String(page))
  return `/forum/search?${query}`
}
