import type { StaffArea } from '../staff-areas.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Who among the staff may call an endpoint: those of an area, all of them, all of them even without the second factor
 * that a setting demands (`entrance`), or admins only.
 */
export type EndpointArea = StaffArea | 'all' | 'entrance' | 'admin'

/** The area of each endpoint for staff, by the beginning of its path. An endpoint for admins needs no row. */
export const AREA_OF_PATH: ReadonlyArray<readonly [prefix: string, area: EndpointArea]> = [
  ['/api/remotes/staff', 'entrance'],
  ['/api/backoffice/waiting', 'all'],
  ['/api/backoffice/search', 'all'],
  ['/api/backoffice/orders', 'sales'],
  ['/api/backoffice/workshop', 'sales'],
  ['/api/backoffice/returns', 'sales'],
  ['/api/backoffice/promo-codes', 'sales'],
  ['/api/backoffice/customers', 'customers'],
  ['/api/backoffice/products', 'goods'],
  ['/api/backoffice/drawn-pictures', 'goods'],
  ['/api/backoffice/stock', 'goods'],
  ['/api/backoffice/imports', 'goods'],
  ['/api/backoffice/bikes', 'goods'],
  ['/api/backoffice/sample-builds', 'goods'],
  ['/api/backoffice/colours', 'goods'],
  ['/api/backoffice/parts', 'goods'],
  ['/api/backoffice/part-choices', 'goods'],
  ['/api/backoffice/rules', 'goods'],
  ['/api/backoffice/slots', 'goods'],
  ['/api/backoffice/content', 'content'],
  ['/api/backoffice/help', 'content'],
  ['/api/backoffice/diagnosis', 'content'],
  ['/api/backoffice/newsletters', 'content'],
  ['/api/backoffice/tickets', 'support'],
  ['/api/backoffice/canned-answers', 'support'],
  ['/api/backoffice/reviews', 'community'],
  ['/api/backoffice/forum', 'community'],
]

/** Returns the areas that a path is in by the table: just one, or nobody may call it. */
export const areasOfPath = (path: string): EndpointArea[] =>
  AREA_OF_PATH.filter(([prefix]) => path === prefix || path.startsWith(`${prefix}/`)).map(([, area]) => area)

/** Returns who among the staff may call an endpoint; null for an endpoint that isn't for staff. */
export function areaOf({ access, path }: Pick<Endpoint, 'access' | 'path'>): EndpointArea | null {
  if (access === 'admin') return 'admin'
  if (access !== 'staff') return null
  const [area, ...others] = areasOfPath(path)
  if (!area || others.length > 0) throw new Error(`${path} is not in one area of the back office`)
  return area
}
