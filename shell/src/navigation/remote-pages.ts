import { mayEnter, matchRoute, type Session, type Stream } from '@nireeka/contracts'

import { OUTLET_ID } from '../frame/outlet-id.ts'
import type { Remotes } from '../remotes/remotes.ts'

interface Needs {
  remotes: Pick<Remotes, 'list$' | 'loader' | 'visitsOf'>
  session$: Stream<Session>
}

/** Returns what can be done with the pages of remotes before the visitor opens them. */
export function createRemotePages({ remotes: { list$, loader, visitsOf }, session$ }: Needs) {
  /** Returns whether a path is of no remote, or of one that this visitor may enter. */
  function mayOpen(path: string) {
    const match = matchRoute(list$.value, path)
    return !match || mayEnter(match.route.access, session$.value) === 'enter'
  }

  /** Fetches a remote's code before it is needed. A failure is shown only when the remote is needed. */
  function prefetch(path: string) {
    const remote = matchRoute(list$.value, path)?.remote
    if (!remote || !mayOpen(path) || visitsOf(path)?.code()) return
    loader.prefetch(remote).catch(() => undefined)
  }

  /**
   * Loads a remote and, of one of its pages, the code and the data, or the code only. Failures are the page's to show,
   * once it is opened.
   */
  async function prepare(url: string, how?: { isCodeOnly: boolean }) {
    const path = url.split('?')[0]!
    if (!mayOpen(path)) return
    const code = await visitsOf(path)?.loadAhead()
    await code?.prepare?.(url, how)
  }

  /** Returns whether a path's remote has run already, so that its page renders without delay. */
  const isLoaded = (path: string) => visitsOf(path)?.isLoaded() === true

  /** Lays out the page at a URL, out of sight, if its remote keeps it from an earlier visit. */
  async function layOutAhead(url: string) {
    const path = url.split('?')[0]!
    const outlet = document.getElementById(OUTLET_ID)
    if (!outlet || !mayOpen(path)) return
    const code = await visitsOf(path)?.code()
    code?.layOutAhead?.(url, outlet)
  }

  return {
    isRemotes: (path: string) => matchRoute(list$.value, path) !== null,
    mayOpen,
    prefetch,
    prepare,
    layOutAhead,
    isLoaded,
  }
}
