import {
  covers,
  type Match,
  type RemoteRegistry,
  type RegisteredRemote,
  matchRoute,
  type RouteTable,
} from '@nireeka/contracts'
import { matchPath } from '@nireeka/kit/router'

import { STAFF_AREA } from '../src/pages/staff-area.ts'
import type { PageMeta } from './page-html.ts'
import type { RouteTables } from './search-engines/route-tables.ts'

export interface Page extends PageMeta {
  status: 200 | 404
  /** The remote that the page belongs to; undefined for the shell's own pages. */
  remote?: RegisteredRemote
  /** True when the page is the same for everybody; only such a page is rendered on the server. */
  isPublic: boolean
}

interface Tables {
  /** The route table of the shell's own pages. */
  own: RouteTable
  tableOf: RouteTables
}

/** Returns the page of a path as far as the route tables know it, without loading code. */
export function findPage(path: string, list: RemoteRegistry, { own, tableOf }: Tables): Page {
  const match = matchRoute(list, path)
  if (match && !isMissing(match, path, tableOf)) {
    const { route, remote } = match
    const isPublic = route.access === 'guest'
    return { ...route, path, status: 200, remote, isPublic, isListed: isPublic }
  }
  const section = own.routes.find((route) => route.path === path)
  if (section) {
    const { chunk: code, search } = own.pages.find((page) => page.path === path) ?? {}
    const isListed = search === 'listed'
    const { title, description } = section
    return { path, title, description, code, status: 200, isPublic: true, isListed }
  }
  if (covers(STAFF_AREA, path)) {
    return { path, title: 'Nireeka', description: '', status: 200, isPublic: false, isListed: false }
  }
  return { path, title: 'Page not found', description: '', status: 404, isPublic: true }
}

/**
 * Returns whether a member's section has no page at a path. What guests may open, the section's own code answers with
 * 404, and nobody but staff learns which pages a staff section has.
 */
function isMissing({ remote, route }: Match, path: string, tableOf: RouteTables): boolean {
  const { pages, moved = [] } = tableOf(remote)
  // A release that is older than the list of pages has none in it.
  if (route.access !== 'member' || pages.length === 0) return false
  return ![...pages.map((page) => page.path), ...moved].some((known) => matchPath(known, path))
}
