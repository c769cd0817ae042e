import type { PageKindName } from './api/vitals.ts'
import { isAdmin, isStaff, type Session } from './session.ts'

/** Who may open a route: anybody, logged-in members, support agents and admins, or admins only. */
export type Access = 'guest' | 'member' | 'staff' | 'admin'

/** The kinds of skeletons that hold a page's place while it loads. */
export const SKELETON_KINDS = ['list', 'detail', 'text', 'table', 'account', 'stage', 'forum'] as const
export type SkeletonKind = (typeof SKELETON_KINDS)[number]

/** One row of a remote's route table, as its team ships it in remote.json. */
export interface RemoteRoute {
  /** A path prefix, for example /shop. The longest matching prefix decides. */
  path: string
  access: Access
  title: string
  /** The section's description for search engines; pages don't carry it. */
  description?: string
  /** The skeleton of the route's page; `list` by default. */
  skeleton?: SkeletonKind
  /** The skeleton of the pages below this path, where it differs. */
  skeletonBelow?: SkeletonKind
  /** The kind of page in the statistics; `information` by default. */
  kind?: PageKindName
}

/** A remote as the registry lists it for this visitor. */
export interface RegisteredRemote {
  name: string
  version: string
  /** URL of the remote's mf-manifest.json, in a folder that never changes. */
  manifest: string
  routes: RemoteRoute[]
}

export interface RemoteRegistry {
  remotes: RegisteredRemote[]
  /** The path at which a section has no page, although it covers the path. Only the HTML of that path names it. */
  missing?: string
}

export const covers = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}/`)

export interface Match {
  remote: RegisteredRemote
  route: RemoteRoute
}

/** Returns the remote and route that a path belongs to, or null for the shell's own pages. */
export function matchRoute(list: RemoteRegistry, path: string): Match | null {
  if (path === list.missing) return null
  const matches = list.remotes.flatMap((remote) =>
    remote.routes.filter((route) => covers(route.path, path)).map((route) => ({ remote, route })),
  )
  return matches.toSorted((one, other) => other.route.path.length - one.route.path.length)[0] ?? null
}

/** Returns the skeleton for the page at a path: its route's, or else `list`. */
export function skeletonOf(route: RemoteRoute | undefined, path: string): SkeletonKind {
  const own = route?.skeleton ?? 'list'
  return route && path !== route.path ? (route.skeletonBelow ?? own) : own
}

export type Entry = 'enter' | 'wait' | 'login' | 'refuse'

/**
 * Returns whether a visitor may open a route. It is checked before the remote is loaded, so that its code never
 * reaches visitors without access.
 */
export function mayEnter(access: Access, session: Session): Entry {
  if (access === 'guest') return 'enter'
  if (session.status === 'loading') return 'wait'
  if (session.status === 'guest') return 'login'
  if (access === 'member') return 'enter'
  return (access === 'staff' ? isStaff(session) : isAdmin(session)) ? 'enter' : 'refuse'
}
