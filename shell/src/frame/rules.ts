const containsAny = (path: string, words: readonly string[]) => words.some((word) => path.includes(word))

/** Spec, section 2: hidden on the exact path / and on any path containing one of these. */
export const isNavHidden = (path: string) =>
  path === '/' || containsAny(path, ['help-center', 'forum', 'dashboard', 'landing'])

/** Spec, section 2: hidden on these paths, and inside another page's frame. */
export const isFooterHidden = (path: string, isFramed: boolean) =>
  isFramed || containsAny(path, ['configurator', 'dashboard', 'forum', 'login', 'register'])

/** Spec, section 2: a link is active when the current path contains its address. */
export const isActive = (path: string, href: string) => path.includes(href)

/**
 * Spec, section 2: the back control goes to / on the first forum page and otherwise back one step. A page that was
 * opened by its address has no previous page on this site.
 */
export const backTarget = (path: string, hasStepBack: boolean): '/' | 'back' =>
  path === '/forum' || path === '/forum/1' || !hasStepBack ? '/' : 'back'

/** Returns the login's path, which leads back to this address with its query and hash (trust.md, H07). */
export function loginPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  const path = pathname + search + hash
  return path === '/' || path === '/login' || path === '/register'
    ? '/login'
    : `/login?continue=${encodeURIComponent(path)}`
}
