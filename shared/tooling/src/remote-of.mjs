import path from 'node:path'

import { readRoutes } from './read-routes.mjs'
import { routeTable } from './route-table.mjs'

/**
 * Returns the name of a remote, which its folder has, and what it tells of its routes.
 * @param {string} dir
 * @returns {{ name: string } & import('@nireeka/contracts').RouteTable}
 */
export const remoteOf = (dir) => ({
  name: path.basename(dir).replace(/^mfe-/, ''),
  ...routeTable(readRoutes(path.join(dir, 'src/routes.ts'))),
})
