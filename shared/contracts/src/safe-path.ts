const MAX_LENGTH = 2000
const HERE = 'https://here.invalid'
/** Percent-encoded control characters and backslashes, which no page of this site has in its address. */
const ENCODED_TRICK = /%(?:[01][0-9a-f]|5c|7f)/i
/** Percent-encoded slashes, dots and percent signs, which have no use in a path. */
const ENCODED_PATH = /%(?:2f|2e|25)/i
/** Paths that nobody should be sent back to after logging in: those that are no pages, and the log-in pages. */
const NO_GOAL =
  /^\/(?:api|remotes|assets|pictures|dev|login|register|forgot-password|reset-password|change-email)(?:\/|$)/i

/** Returns whether an address stays on this site: written plainly, without encodings that browsers would undo. */
export function isOnSite(address: string): boolean {
  if (address.length > MAX_LENGTH || !isPlain(address)) return false
  const { origin, pathname, search, hash } = new URL(address, HERE)
  return origin === HERE && !ENCODED_PATH.test(pathname) && `${pathname}${search}${hash}` === address
}

/**
 * Returns a path of this site, or '/' for anything that could lead elsewhere or run a script (trust.md, H: open
 * redirects).
 */
export function safePath(target: string | null | undefined): string {
  if (!target || target.length > MAX_LENGTH || !isPlain(target)) return '/'
  const url = new URL(target, HERE)
  const isPage =
    url.origin === HERE &&
    !url.pathname.startsWith('//') &&
    !ENCODED_PATH.test(url.pathname) &&
    !NO_GOAL.test(decoded(url.pathname))
  return isPage ? `${url.pathname}${url.search}${url.hash}` : '/'
}

/**
 * Returns whether a path has exactly one slash at its beginning and no characters that browsers drop or reinterpret.
 */
const isPlain = (target: string) =>
  /^\/(?![/\\])/.test(target) && !/[\\\s\p{Cc}]/u.test(target) && !ENCODED_TRICK.test(target)

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return '/api'
  }
}
