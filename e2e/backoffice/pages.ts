import path from 'node:path'

import { root } from '@nireeka/scripts/root'
import { readRoutes } from '@nireeka/tooling/read-routes'
import { routeTable } from '@nireeka/tooling/route-table'

const { pages } = routeTable(readRoutes(path.join(root, 'mfe-backoffice/src/routes.ts')))

/** The first words below /backoffice of what the demo's agent may open, who works in support and the community. */
const OF_AGENT = new Set(['tickets', 'canned-answers', 'reviews', 'forum'])

/** What the demo has for parameters, where it isn't 1. */
const EXAMPLES: Record<string, string> = {
  '/backoffice/stock/:kind/:id': '/backoffice/stock/product/1',
  '/backoffice/bikes/:id/sizes/:size': '/backoffice/bikes/1/sizes/11',
  '/backoffice/parts/:id': '/backoffice/parts/101',
  '/backoffice/content/:kind': '/backoffice/content/announcement',
  '/backoffice/content/:kind/:key': '/backoffice/content/announcement/1',
  '/backoffice/forum/reports/:id': '/backoffice/forum/reports/2',
}

/** Every page of the back office by its route table, with the address of an example that the demo has. */
export const BACK_OFFICE_PAGES = pages.map((page) => ({
  path: page.path,
  example: EXAMPLES[page.path] ?? page.path.replaceAll(/:\w+/g, '1'),
  area: page.path.split('/')[2] ?? 'overview',
  isForAgent: OF_AGENT.has(page.path.split('/')[2] ?? ''),
}))
