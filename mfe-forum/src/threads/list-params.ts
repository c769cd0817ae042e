import { parsePageNumber } from '@nireeka/kit'

/** Which threads a list shows, read from the URL. */
export interface ListParams {
  page: number
  /** The category's id; null for all categories. */
  category: number | null
}

const readId = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** Returns a URL's list parameters; null if its page isn't a valid number. */
export function readListParams(pageText: string, query: URLSearchParams): ListParams | null {
  const page = parsePageNumber(pageText)
  return page === null ? null : { page, category: readId(query.get('category')) }
}

export const listPath = ({ page, category }: ListParams) =>
  category === null ? `/forum/${page}` : `/forum/${page}?category=${category}`
