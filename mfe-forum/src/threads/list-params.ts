import type { ThreadSort } from '@nireeka/contracts/api'
import { parsePageNumber } from '@nireeka/kit'

/** Which threads a list shows, read from the URL. */
export interface ListParams {
  page: number
  /** The category's id; null for all categories. */
  category: number | null
  sort: ThreadSort
  /** A tag; null for threads with any or none. */
  tag: string | null
}

export const ALL_THREADS: ListParams = { page: 1, category: null, sort: 'latest', tag: null }

export const SORTS: ReadonlyArray<{ sort: ThreadSort; label: string }> = [
  { sort: 'latest', label: 'Latest' },
  { sort: 'top', label: 'Top' },
  { sort: 'unanswered', label: 'Unanswered' },
]

const readId = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
const readTag = (text: string | null) => (text && /^[a-z0-9][a-z0-9-]{1,23}$/.test(text) ? text : null)
const readSort = (text: string | null) => SORTS.find(({ sort }) => sort === text)?.sort ?? 'latest'

/** Returns a URL's list parameters; null if its page isn't a valid number. */
export function readListParams(pageText: string, query: URLSearchParams): ListParams | null {
  const page = parsePageNumber(pageText)
  if (page === null) return null
  return {
    page,
    category: readId(query.get('category')),
    sort: readSort(query.get('sort')),
    tag: readTag(query.get('tag')),
  }
}

/** Returns the API's filters of a list; what is the default isn't sent. */
export const toFilters = ({ category, sort, tag }: ListParams) => ({
  category: category ?? undefined,
  sort: sort === 'latest' ? undefined : sort,
  tag: tag ?? undefined,
})

/** Returns the path of a list; without a filter it has none. */
export function listPath(params: Partial<ListParams>): string {
  const { page, ...filters } = { ...ALL_THREADS, ...params }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(toFilters({ page, ...filters })))
    if (value !== undefined) query.set(name, String(value))
  const text = query.toString()
  return text ? `/forum/${page}?${text}` : `/forum/${page}`
}
