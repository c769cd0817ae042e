import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { readRoutes } from './read-routes.mjs'
import { routeTable } from './route-table.mjs'

/** Returns the name of a remote, which its folder has, and what it tells of its routes. */
export function remoteOf(dir) {
  const file = path.join(dir, 'remote.json')
  if (existsSync(file)) return { file, ...JSON.parse(readFileSync(file, 'utf8')) }
  const routes = path.join(dir, 'src/routes.ts')
  const name = path.basename(dir).replace(/^mfe-/, '')
  return { file: routes, name, ...routeTable(readRoutes(routes)) }
}
