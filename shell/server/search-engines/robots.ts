import { covers, type RouteTable } from '@nireeka/contracts'

import { STAFF_AREA } from '../../src/pages/staff-area.ts'

/** The paths that are closed to search engines in every version of the site. */
const ALWAYS_CLOSED = ['/api/', STAFF_AREA]

/** Returns /robots.txt, which allows everything but the API, personal pages, and addresses that lead to them. */
export function robotsText(siteUrl: string, tables: readonly RouteTable[]): string {
  const closed = [...ALWAYS_CLOSED, ...tables.flatMap(closedPaths)]
  const shortest = closed.filter((path) => !closed.some((other) => other !== path && covers(other, path)))
  return [
    'User-agent: *',
    ...new Set(shortest.map((path) => `Disallow: ${path}`)),
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

const closedPaths = ({ routes, pages }: RouteTable) => [
  ...routes.filter(({ access }) => access !== 'guest').map(({ path }) => path),
  ...pages.filter(({ path, search }) => search === 'closed' && !path.includes(':')).map(({ path }) => path),
]
