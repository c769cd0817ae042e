/** Spec, section 2: the navigation is hidden on the exact path / and on any path containing one of these. */
export const isNavHidden = (path: string) => path === '/' || /help-center|forum|dashboard|landing/.test(path)

/** The forum's and the dashboard's pages show a member's notifications. */
export const hasBell = (path: string) => /^\/(forum|dashboard)(\/|$)/.test(path)

/**
 * Spec, section 2: the footer is hidden on these paths, and inside another page's frame. In the back office, which the
 * specification doesn't mention, nobody needs it.
 */
export const isFooterHidden = (path: string, isFramed: boolean) =>
  isFramed || /backoffice|configurator|dashboard|forum|login|register/.test(path)

/** Spec, section 2: a link is active when the current path contains the link's path. */
export const isActive = (path: string, href: string) => path.includes(href)

/**
 * Returns the back control's target (spec, section 2): / on the first forum page, otherwise one step back. A page
 * opened directly has no previous page on this site, so it goes to / as well.
 */
export const backTarget = (path: string, hasStepBack: boolean): '/' | 'back' =>
  path === '/forum' || path === '/forum/1' || !hasStepBack ? '/' : 'back'

/**
 * Returns the login's path, with a `continue` parameter that leads back to this path, query and hash (trust.md, H07).
 */
export function loginPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  const path = pathname + search + hash
  return path === '/' || path === '/login' || path === '/register'
    ? '/login'
    : `/login?continue=${encodeURIComponent(path)}`
}
