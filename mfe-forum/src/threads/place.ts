/** Where one is in the list of threads: all of it stands in the address. */
export interface Place {
  page: number
  /** Null is every category. */
  category: number | null
}

/** A page of a list as an address names it, from 1; null for what is no page. */
export const readPage = (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : null)

const readId = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** The place that an address names; null when its page is no page. */
export function readPlace(pageText: string, query: URLSearchParams): Place | null {
  const page = readPage(pageText)
  return page === null ? null : { page, category: readId(query.get('category')) }
}

export const placePath = ({ page, category }: Place) =>
  category === null ? `/forum/${page}` : `/forum/${page}?category=${category}`
