import type { Route } from './routes/route.ts'
import { findRoute } from './server-rendering/load-page.ts'

/** A remote's page, from its mount until it ends. Between two visits it may be hidden instead of ended: decision 074. */
export interface RemotePage {
  /** The element of the React root; null until it is made, and after the page has ended. */
  root: HTMLElement | null
  /** Whether the root came as HTML from the server. */
  isHydrated: boolean
  /** Whether React has a root, which must be unmounted. */
  isRendered: boolean
  /** Whether an error has reached the remote's boundary. */
  isBroken: boolean
  isHidden: boolean
  /** Path, query and hash of what is shown; '' before the first render. */
  url: string
  /** Shows or hides what is rendered, at once. */
  setShown: (isShown: boolean) => void
}

/** Returns a page that isn't rendered yet; `markup` is the root that the server rendered, if any. */
export const newPage = (markup: HTMLElement | null): RemotePage => ({
  root: markup,
  isHydrated: markup !== null,
  isRendered: false,
  isBroken: false,
  isHidden: false,
  url: '',
  setShown: () => undefined,
})

/** Returns whether the page may stay, hidden, when its section is left. */
export const canStay = ({ isHydrated, isBroken, url }: RemotePage, routes: readonly Route[]) =>
  !isHydrated && !isBroken && !!findRoute(routes, url)?.route.isKept

/**
 * Returns whether a page that is opened from a hydrated one, at another path, is kept when its section is left. Another
 * page of the same list isn't: it is shown in the elements that are there.
 */
export function opensKept({ url }: RemotePage, routes: readonly Route[], pathname: string) {
  const next = findRoute(routes, pathname)?.route
  return !!next?.isKept && next !== findRoute(routes, url)?.route
}

/** Ends the page's effects and takes it out of the document; its elements and its state stay. */
export function hide(page: RemotePage) {
  page.setShown(false)
  page.isHidden = true
  page.root?.remove()
}

/** Returns whether the page is hidden and shows a URL: path, query and hash. */
export const canReturn = ({ isHidden, isBroken, url }: RemotePage, to: string) =>
  isHidden && !isBroken && url === to

/** How long a page stays laid out ahead when the press on its link leads to no click, in ms. */
const AHEAD_MS = 1000

/**
 * Puts a hidden page into the document without height, so that the browser lays it out while the visitor still presses
 * its link, and the click has only to show it. Its effects don't run yet.
 */
export function layOutAhead(page: RemotePage, outlet: HTMLElement) {
  const { root } = page
  if (!root || root.isConnected) return
  root.dataset.ahead = ''
  root.ariaHidden = 'true'
  Object.assign(root.style, { blockSize: '0', contain: 'layout paint' })
  // React's Activity hides each element of the tree in this way, and shows it anew in putBack.
  for (const element of root.children) (element as HTMLElement).style.removeProperty('display')
  outlet.append(root)
  setTimeout(() => page.isHidden && root.remove(), AHEAD_MS)
}

/** Puts a hidden page back into the document. */
export function putBack(page: RemotePage, outlet: HTMLElement) {
  const { root } = page
  if (root) {
    for (const name of ['data-ahead', 'aria-hidden', 'style']) root.removeAttribute(name)
    if (root.parentNode !== outlet) outlet.append(root)
  }
  page.setShown(true)
  page.isHidden = false
}
