/** Returns the absolute address of a page, from the configured origin and never from a request's Host header. */
export type PageAddress = (path: string, query?: Record<string, string>) => string

export const pageAddressOn =
  (origin: string): PageAddress =>
  (path, query = {}) => {
    const url = new URL(path, origin)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url.href
  }
