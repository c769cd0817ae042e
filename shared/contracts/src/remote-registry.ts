import type { PageKindName } from './api/vitals.ts'
import { isAdmin, isStaff, type Session } from './session.ts'

/** Who may open a route: anybody, whoever is logged in, support agents and admins, admins only. */
export type Access = 'guest' | 'member' | 'staff' | 'admin'

/** Shapes that hold a page's place while it is on its way. */
export const SKELETON_KINDS = ['list', 'detail', 'text', 'table', 'account', 'stage', 'forum'] as const
export type SkeletonKind = (typeof SKELETON_KINDS)[number]

/** One row of the route table, shipped by the remote's team in remote.json. */
export interface RemoteRoute {
  /** A path prefix, for example /shop. The longest that fits decides. */
  path: string
  access: Access
  title: string
  description: string
  /** In the page's place until it is there; a list where nothing is said. */
  skeleton?: SkeletonKind
  /** The same for the paths below this one, where those look different. */
  skeletonBelow?: SkeletonKind
  /** As what the statistics count its pages; information where nothing is said. */
  kind?: PageKindName
}

/** One remote as it is live for this visitor. */
export interface RegisteredRemote {
  name: string
  version: string
  /** URL of its mf-manifest.json, below a folder that never changes. */
  manifest: string
  routes: RemoteRoute[]
}

export interface RemoteRegistry {
  remotes: RegisteredRemote[]
}

export const covers = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}/`)

export interface Match {
  remote: RegisteredRemote
  route: RemoteRoute
}

/** The remote and route that a path belongs to, or null when it is the shell's own. */
export function matchRoute(list: RemoteRegistry, path: string): Match | null {
  const matches = list.remotes.flatMap((remote) =>
    remote.routes.filter((route) => covers(route.path, path)).map((route) => ({ remote, route })),
  )
  return matches.reduce<Match | null>(
    (best, match) => (best && best.route.path.length >= match.route.path.length ? best : match),
    null,
  )
}

/** What holds the place of a path's page: what its route says, else a list. */
export function skeletonOf(route: RemoteRoute | undefined, path: string): SkeletonKind {
  const own = route?.skeleton ?? 'list'
  return route && path !== route.path ? (route.skeletonBelow ?? own) : own
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
