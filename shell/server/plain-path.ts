/** Characters that no address of ours has. Browsers read a leading backslash as the start of another host. */
const TRICKS = /[\\\s\p{Cc}]/u

/**
 * Returns the address without doubled and trailing slashes, its query unchanged; null when it has none of these. The
 * result begins with exactly one slash, so it never leads to another host.
 */
export function plainAddress(url: string): string | null {
  const end = url.indexOf('?')
  const [path, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)]
  const plain = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return plain === path || TRICKS.test(plain) || !plain.startsWith('/') ? null : plain + query
}

/**
 * Returns the address with its path in lower case, as all of ours are; null when it is already, or might lead to
 * another host.
 */
export function smallAddress(url: string): string | null {
  const end = url.indexOf('?')
  const [path, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)]
  const small = path.toLowerCase()
  const isOurs = path.startsWith('/') && !path.startsWith('//')
  return small === path || TRICKS.test(path) || !isOurs ? null : small + query
}

/** Tells whether an address has a file name in it, such as /dashboard/x.css. No page's path has a dot. */
export const isFileAddress = (url: string) => /\.|%2e/i.test(url.split('?')[0] ?? '')
