import { covers, type RemoteRegistry, matchRoute } from '@nireeka/contracts'

import { STAFF_AREA } from '../pages/staff-area.ts'
import { routes } from '../routes.ts'

/** Returns a page's name from its path alone: its section's name, or the shell page's own. */
export function nameOf(list: RemoteRegistry, path: string): string {
  const page = routes.find((it) => it.path === path)
  const match = matchRoute(list, path)
  if (match) return match.route.title
  if (page?.title) return page.title
  return covers(STAFF_AREA, path) ? 'Back office' : 'Page not found'
}
