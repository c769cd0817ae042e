import path from 'node:path'

import { covers, type RouteTable } from '@nireeka/contracts'
import { REMOTES } from '@nireeka/scripts/release/publish'
import { root } from '@nireeka/scripts/root'
import { readRoutes } from '@nireeka/tooling/read-routes'
import { routeTable } from '@nireeka/tooling/route-table'

import { KNOWN_PAGES, OTHER_HEADINGS, type PublicPage } from './known-pages.ts'

/** The expected content of a page; null where nothing specific is expected. */
type Looked<Page> = { path: string } & { [Key in Exclude<keyof Page, 'path'>]: Page[Key] | null }

const tables: RouteTable[] = ['shell', ...REMOTES.map((name) => `mfe-${name}`)].map((folder) =>
  routeTable(readRoutes(path.join(root, folder, 'src/routes.ts'))),
)

const ofGuests = ({ routes, pages }: RouteTable) => {
  const closed = routes.filter(({ access }) => access !== 'guest')
  return pages.filter((page) => !closed.some((section) => covers(section.path, page.path)))
}
const forGuests = tables.flatMap(ofGuests)

const pattern = (route: string) =>
  new RegExp(`^${route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)

/** Returns the known example pages of a route; a route without parameters is its own example. */
function pagesOf({ path: route }: { path: string }): Array<Looked<PublicPage>> {
  const found = KNOWN_PAGES.filter((known) => routeOf(known.path) === route)
  if (found.length > 0) return found
  if (route.includes(':')) throw new Error(`known-pages.ts has no example of ${route}`)
  return [{ path: route, heading: null, text: null, price: null, hasPicture: null }]
}

/** Returns the route that matches a path. A route without parameters wins over one with them, as in the router. */
const routeOf = (address: string) =>
  forGuests.find(({ path: route }) => route === address)?.path ??
  forGuests.find(({ path: route }) => pattern(route).test(address))?.path

/** All public, server-rendered pages, with one example of each kind. */
export const PUBLIC_PAGES = forGuests.filter(({ search }) => search === 'listed').flatMap(pagesOf)

/** All pages that need no login. */
export const PAGES: ReadonlyArray<Looked<Pick<PublicPage, 'path' | 'heading'>>> = [
  ...PUBLIC_PAGES,
  ...forGuests
    .filter(({ path: route, search }) => search !== 'listed' && !route.includes(':'))
    .map(({ path: route }) => ({ path: route, heading: OTHER_HEADINGS[route] ?? null })),
]

export const MEMBER_PAGES = [
  { path: '/dashboard', heading: 'Dashboard' },
  { path: '/dashboard/orders', heading: 'Orders' },
  { path: '/dashboard/profile', heading: 'Profile' },
  { path: '/dashboard/settings', heading: 'Settings' },
  { path: '/dashboard/my-data', heading: 'My data' },
  { path: '/dashboard/payments', heading: 'Payments' },
  { path: '/dashboard/notifications', heading: 'Notifications' },
  { path: '/dashboard/credits', heading: 'Credits' },
  { path: '/dashboard/bikes', heading: 'Bikes' },
  { path: '/dashboard/bikes/1', heading: 'Nireeka Prime' },
  { path: '/dashboard/builds', heading: 'Saved builds' },
  { path: '/dashboard/support', heading: 'Support' },
  { path: '/dashboard/support/new', heading: 'New ticket' },
]
