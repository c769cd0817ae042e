import path from 'node:path'

import { readRoutes } from './read-routes.mjs'
import { routeTable } from './route-table.mjs'

/**
 * Returns the name of a remote, which is the name of its folder, and its route table.
 * @param {string} dir
 * @returns {{ name: string } & import('@nireeka/contracts').RouteTable}
 */
export const remoteOf = (dir) => ({
  name: path.basename(dir).replace(/^mfe-/, ''),
  ...routeTable(readRoutes(path.join(dir, 'src/routes.ts'))),
})
