const LAST_PAGE = 999_999

/** The page that the address asks for; anything that is no page is the first one. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}
