import { covers, type LiveList, type LiveRemote, matchRoute } from '@nireeka/contracts'

import { HOME, HOME_LATER, isForSearchEngines, SHELL_PAGES, STAFF_AREA } from '../src/pages/pages.ts'
import { DESCRIPTIONS } from '../src/pages/descriptions.ts'
import type { PageMeta } from './page-html.ts'

export interface Page extends PageMeta {
  status: 200 | 404
  /** Whose page it is; undefined for the shell's own. */
  remote?: LiveRemote
  /** True when anybody may see what is on it: only such a page is rendered whole. */
  isPublic: boolean
}

/** The page of a path, as far as it is known without asking whose code it is. */
export function findPage(path: string, list: LiveList): Page {
  const match = matchRoute(list, path)
  if (match) {
    const { route, remote } = match
    const isPublic = route.access === 'guest'
    return { ...route, path, status: 200, remote, isPublic, isListed: isPublic }
  }
  const own = SHELL_PAGES.find((page) => page.path === path)
  if (own) {
    const description = DESCRIPTIONS[path] ?? ''
    const code = own === HOME ? HOME_LATER : own.code
    return { ...own, code, description, status: 200, isPublic: true, isListed: isForSearchEngines(own) }
  }
  if (covers(STAFF_AREA, path)) {
    return { path, title: 'Nireeka', description: '', status: 200, isPublic: false, isListed: false }
  }
  return { path, title: 'Page not found', description: '', status: 404, isPublic: true }
}
