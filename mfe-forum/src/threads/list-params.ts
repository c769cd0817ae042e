import { parsePageNumber } from '@nireeka/kit'

/** Which threads a list shows, as its address says. */
export interface ListParams {
  page: number
  /** Null is every category. */
  category: number | null
}

const readId = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** Returns the params of an address; null if its page is no page number. */
export function readListParams(pageText: string, query: URLSearchParams): ListParams | null {
  const page = parsePageNumber(pageText)
  return page === null ? null : { page, category: readId(query.get('category')) }
}

export const listPath = ({ page, category }: ListParams) =>
  category === null ? `/forum/${page}` : `/forum/${page}?category=${category}`
