const MAX_LENGTH = 2000
const HERE = 'https://here.invalid'
/** Control characters and backslashes behind a percent sign: no page of ours has one. */
const ENCODED_TRICK = /%(?:[01][0-9a-f]|5c|7f)/i
/** A slash, a dot or a percent sign behind a percent sign, where a path has no use for it. */
const ENCODED_PATH = /%(?:2f|2e|25)/i
/** What isn't a page, and the pages that lead here: nobody wants to end at the login after logging in. */
const NO_GOAL =
  /^\/(?:api|remotes|assets|pictures|dev|login|register|forgot-password|reset-password)(?:\/|$)/i

/** Whether an address stays on this site, whatever is there: written plainly, without a trick that browsers undo. */
export function isOnSite(address: string): boolean {
  if (address.length > MAX_LENGTH || !isPlain(address)) return false
  const { origin, pathname, search, hash } = new URL(address, HERE)
  return origin === HERE && !ENCODED_PATH.test(pathname) && `${pathname}${search}${hash}` === address
}

/** A path of this site, or '/' for anything that could lead elsewhere or run (trust.md, H: open redirects). */
export function safePath(wish: string | null | undefined): string {
  if (!wish || wish.length > MAX_LENGTH || !isPlain(wish)) return '/'
  const url = new URL(wish, HERE)
  const isPage =
    url.origin === HERE &&
    !url.pathname.startsWith('//') &&
    !ENCODED_PATH.test(url.pathname) &&
    !NO_GOAL.test(decoded(url.pathname))
  return isPage ? `${url.pathname}${url.search}${url.hash}` : '/'
}

/** One slash at the beginning, and nothing that browsers drop or turn round. */
const isPlain = (wish: string) =>
  /^\/(?![/\\])/.test(wish) && !/[\\\s\p{Cc}]/u.test(wish) && !ENCODED_TRICK.test(wish)

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return '/api'
  }
}
