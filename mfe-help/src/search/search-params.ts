import { readPageNumber } from '@nireeka/kit'

/** The kinds of pages that a search finds, in the order in which equal hits come. */
export const KINDS = ['articles', 'guides', 'threads', 'spares'] as const
export type Kind = (typeof KINDS)[number]

/** A search as it is in the URL, so that results can be shared and returned to. */
export interface SearchParams {
  q: string
  /** The page of the articles. */
  page: number
  /** The only kind that is shown; null for all. */
  kind: Kind | null
}

export const MAX_LENGTH = 100

/** Only articles have pages: a page without a kind is one of theirs. */
export function readSearchParams(query: URLSearchParams): SearchParams {
  const page = readPageNumber(query)
  const kind = KINDS.find((one) => one === query.get('kind')) ?? null
  return {
    q: (query.get('q') ?? '').trim().slice(0, MAX_LENGTH),
    page,
    kind: page > 1 ? 'articles' : kind,
  }
}

/** Returns a search as a URL query; the first page isn't included. */
export function toQuery({ q, page, kind }: SearchParams): string {
  const query = new URLSearchParams({ q })
  if (kind) query.set('kind', kind)
  if (page > 1) query.set('page', String(page))
  return query.toString()
}
