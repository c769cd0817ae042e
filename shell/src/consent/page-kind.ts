import { covers, type RemoteRegistry, matchRoute } from '@nireeka/contracts'
import type { PageKindName } from '@nireeka/contracts/api'

import { STAFF_AREA } from '../pages/staff-area.ts'
import { routes } from '../routes.ts'

/** Returns the kind of page at a path, the only thing that the statistics record about it. */
export function pageKindOf(path: string, list: RemoteRegistry): PageKindName {
  const match = matchRoute(list, path)
  if (match) return match.route.kind ?? 'information'
  const own = routes.find((route) => route.path === path)
  if (covers(STAFF_AREA, path)) return 'dashboard'
  return own?.kind ?? 'information'
}
