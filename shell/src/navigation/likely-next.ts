import { type RemoteRegistry, matchRoute, mayEnter, type Session } from '@nireeka/contracts'

import { NAV_LINKS } from '../frame/links.ts'

/** How many remotes are prefetched when the browser is idle. */
const MOST = 2

/**
 * Returns the sections that the visitor is most likely to open next: the first ones in the navigation that are
 * permitted and not current.
 */
export function likelyNext(list: RemoteRegistry, path: string, session: Session): string[] {
  const here = matchRoute(list, path)?.remote.name
  const names = new Set([here])
  const isNew = ({ to }: { to: string }) => {
    const match = matchRoute(list, to)
    if (!match || mayEnter(match.route.access, session) !== 'enter' || names.has(match.remote.name))
      return false
    names.add(match.remote.name)
    return true
  }
  return NAV_LINKS.filter(isNew)
    .slice(0, MOST)
    .map(({ to }) => to)
}
