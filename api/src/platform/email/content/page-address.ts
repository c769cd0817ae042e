/** Whole addresses of pages: from the configured origin alone, whatever a request says about its host. */
export type PageAddress = (path: string, query?: Record<string, string>) => string

export const pageAddressOn =
  (origin: string): PageAddress =>
  (path, query = {}) => {
    const url = new URL(path, origin)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url.href
  }
