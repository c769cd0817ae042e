import {
  covers,
  type RemoteRegistry,
  type RegisteredRemote,
  matchRoute,
  type RouteTable,
} from '@nireeka/contracts'

import { STAFF_AREA } from '../src/pages/staff-area.ts'
import type { PageMeta } from './page-html.ts'

export interface Page extends PageMeta {
  status: 200 | 404
  /** The remote that the page belongs to; undefined for the shell's own pages. */
  remote?: RegisteredRemote
  /** True when the page is the same for everybody; only such a page is rendered on the server. */
  isPublic: boolean
}

/** Returns the page of a path as far as the route tables know it, without loading code. `own`: the shell's pages. */
export function findPage(path: string, list: RemoteRegistry, own: RouteTable): Page {
  const match = matchRoute(list, path)
  if (match) {
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
