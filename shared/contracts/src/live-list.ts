import { isAdmin, isStaff, type Session } from './session.ts'

/** Who may open a route: anybody, whoever is logged in, support agents and admins, admins only. */
export type Access = 'guest' | 'member' | 'staff' | 'admin'

/** One row of the route table, shipped by the remote's team in remote.json. */
export interface RemoteRoute {
  /** A path prefix, for example /shop. The longest that fits decides. */
  path: string
  access: Access
  title: string
  description: string
}

/** One remote as it is live for this visitor. */
export interface LiveRemote {
  name: string
  version: string
  /** URL of its mf-manifest.json, below a folder that never changes. */
  manifest: string
  routes: RemoteRoute[]
}

export interface LiveList {
  remotes: LiveRemote[]
}

export const covers = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}/`)

export interface Match {
  remote: LiveRemote
  route: RemoteRoute
}

/** The remote and route that a path belongs to, or null when it is the shell's own. */
export function matchRoute(list: LiveList, path: string): Match | null {
  const matches = list.remotes.flatMap((remote) =>
    remote.routes.filter((route) => covers(route.path, path)).map((route) => ({ remote, route })),
  )
  return matches.reduce<Match | null>(
    (best, match) => (best && best.route.path.length >= match.route.path.length ? best : match),
    null,
  )
}

export type Entry = 'enter' | 'wait' | 'login' | 'refuse'

/** Decided before a remote is loaded, so that its code never reaches a shopper who may not use it. */
export function mayEnter(access: Access, session: Session): Entry {
  if (access === 'guest') return 'enter'
  if (session.status === 'loading') return 'wait'
  if (session.status === 'guest') return 'login'
  if (access === 'member') return 'enter'
  return (access === 'staff' ? isStaff(session) : isAdmin(session)) ? 'enter' : 'refuse'
}
