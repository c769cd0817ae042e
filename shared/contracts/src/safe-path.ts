const MAX_LENGTH = 2000
/** Control characters and backslashes behind a percent sign: no page of ours has one. */
const ENCODED_TRICK = /%(?:[01][0-9a-f]|5c|7f)/i

/** A path of this site, or '/' for anything that could lead elsewhere or run (docs: open redirects). */
export function safePath(wish: string | null | undefined): string {
  if (
    !wish ||
    ENCODED_TRICK.test(wish) ||
    wish.length > MAX_LENGTH ||
    !/^\/(?![/\\])/.test(wish) ||
    /[\\\s\p{Cc}]/u.test(wish)
  )
    return '/'
  const url = new URL(wish, 'https://here.invalid')
  const leavesThePages = /^\/(api|remotes|assets|login|register)(\/|$)/.test(url.pathname)
  return url.origin === 'https://here.invalid' && !url.pathname.startsWith('//') && !leavesThePages
    ? `${url.pathname}${url.search}${url.hash}`
    : '/'
}
