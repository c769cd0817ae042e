import {
  matchRoute,
  type RegisteredRemote,
  type RemoteRegistry,
  type RouteTable,
  withOnly,
} from '@nireeka/contracts'
import { matchPath } from '@nireeka/kit/router'

interface Needs {
  /** The route table of the shell's own pages. */
  own: RouteTable
  /** Returns the route table of a live remote. */
  tableOf: (remote: RegisteredRemote) => RouteTable
}

/**
 * Creates the function that returns the address under which a page is rendered and cached: its path, and of its query
 * only the parameters that the page reads, in the order of its row. So the addresses of a campaign (`?utm_source=…`)
 * share one page.
 */
export function createPageAddress({ own, tableOf }: Needs) {
  return (url: string, live: RemoteRegistry): string => {
    if (!url.includes('?')) return url
    const path = url.split('?')[0]!
    const match = matchRoute(live, path)
    const names = readNames(match ? tableOf(match.remote) : own, path)
    return names ? withOnly(names, url) : url
  }
}

/**
 * Returns the names of the parameters that a page reads; none for an address that is no page of the table, and null
 * when the table is from a release that is older than the list of names.
 */
function readNames({ pages }: RouteTable, path: string): readonly string[] | null {
  if (pages.every(({ query }) => query === undefined)) return null
  return pages.find((page) => matchPath(page.path, path))?.query ?? []
}
