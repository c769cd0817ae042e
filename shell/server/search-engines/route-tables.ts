import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { RegisteredRemote, RouteTable } from '@nireeka/contracts'

/**
 * Creates the reader of each release's route table; for a release from before route tables, the registry's routes are
 * used.
 */
export function createRouteTables(releasesDir: string) {
  const known = new Map<string, RouteTable>()

  function read({ name, version, routes }: RegisteredRemote): RouteTable {
    try {
      const text = readFileSync(join(releasesDir, name, version, 'remote.json'), 'utf8')
      const { pages = [], moved, sitemap } = JSON.parse(text) as Partial<RouteTable>
      const table = { routes, pages, moved, sitemap }
      known.set(keyOf({ name, version }), table)
      return table
    } catch {
      return { routes, pages: [] }
    }
  }

  return (remote: RegisteredRemote): RouteTable => known.get(keyOf(remote)) ?? read(remote)
}

const keyOf = ({ name, version }: Pick<RegisteredRemote, 'name' | 'version'>) => `${name}@${version}`

export type RouteTables = ReturnType<typeof createRouteTables>
