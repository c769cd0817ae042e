import path from 'node:path'

import { root } from '@nireeka/scripts/root'
import { readRoutes } from '@nireeka/tooling/read-routes'
import { routeTable } from '@nireeka/tooling/route-table'

const { routes, pages } = routeTable(readRoutes(path.join(root, 'mfe-backoffice/src/routes.ts')))

/** Returns the access of the longest section that a page is in. */
const accessOf = (page: string) =>
  routes
    .filter((section) => page === section.path || page.startsWith(`${section.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]?.access

/** What the demo has for parameters, where it isn't 1. */
const EXAMPLES: Record<string, string> = {
  '/backoffice/stock/:kind/:id': '/backoffice/stock/product/1',
  '/backoffice/bikes/:id/sizes/:size': '/backoffice/bikes/1/sizes/11',
  '/backoffice/parts/:id': '/backoffice/parts/101',
  '/backoffice/forum/reports/:id': '/backoffice/forum/reports/2',
}

/** Every page of the back office by its route table, with the address of an example that the demo has. */
export const BACK_OFFICE_PAGES = pages.map((page) => ({
  path: page.path,
  example: EXAMPLES[page.path] ?? page.path.replaceAll(/:\w+/g, '1'),
  area: page.path.split('/')[2] ?? 'overview',
  isForAgents: accessOf(page.path) === 'staff',
}))
