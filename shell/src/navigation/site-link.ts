/** Returns the URL on this site that a link leads to; null for other sites, files, new windows and the API. */
export function siteAddress(element: EventTarget | null): URL | null {
  const link = element instanceof Element ? element.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  const address = new URL(link.href)
  return address.origin === location.origin && !address.pathname.startsWith('/api/') ? address : null
}
