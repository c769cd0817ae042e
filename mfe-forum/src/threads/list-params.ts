import { parsePageNumber } from '@nireeka/kit'

/** What of the list of threads is shown: all of it stands in the address. */
export interface ListParams {
  page: number
  /** Null is every category. */
  category: number | null
}

const readId = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** Returns what an address asks for; null when its page is no page number. */
export function readListParams(pageText: string, query: URLSearchParams): ListParams | null {
  const page = parsePageNumber(pageText)
  return page === null ? null : { page, category: readId(query.get('category')) }
}

export const listPath = ({ page, category }: ListParams) =>
  category === null ? `/forum/${page}` : `/forum/${page}?category=${category}`
