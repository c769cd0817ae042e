/** No address of ours has them, and a browser reads a backslash at the start as another host's. */
const TRICKS = /[\\\s\p{Cc}]/u

/**
 * The address without doubled and trailing slashes, its query as it is; null when it is plain already. It never leads
 * to another host: it begins with exactly one slash.
 */
export function plainAddress(url: string): string | null {
  const end = url.indexOf('?')
  const [path, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)]
  const plain = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return plain === path || TRICKS.test(plain) || !plain.startsWith('/') ? null : plain + query
}

/** The same address in small letters, in which all of ours are written; null when it is, or could lead elsewhere. */
export function smallAddress(url: string): string | null {
  const end = url.indexOf('?')
  const [path, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)]
  const small = path.toLowerCase()
  return small === path || TRICKS.test(path) || path.startsWith('//') ? null : small + query
}
