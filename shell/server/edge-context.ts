import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { RemoteRegistry, RouteTable } from '@nireeka/contracts'

import type { EdgeNeeds } from './edge.ts'
import { createRegistryReader } from './remote-registry.ts'
import type { CachedPage } from './cached-page.ts'
import { createPageCache } from './page-cache.ts'
import type { Entry } from './page-html.ts'
import { createPageRenderer, versionOf } from './page-renderer.ts'
import { createRouteTables } from './search-engines/route-tables.ts'
import { makeSitemap } from './search-engines/sitemap.ts'
import { createRenderers, type FailureReport } from './rendering/renderers.ts'

export interface Rendering extends Partial<Parameters<typeof createRenderers>[0]> {
  /** The path of the shell's server bundle. */
  shellBundle: string
}

type Needs = Pick<
  EdgeNeeds,
  | 'live'
  | 'changes'
  | 'read'
  | 'browserDir'
  | 'releasesDir'
  | 'picturesDir'
  | 'rendering'
  | 'siteUrl'
  | 'bikeServiceUrl'
>

const SHELL = 'shell'
/** The cache key of the sitemap, which can't collide with page addresses since those begin with a slash. */
const SITEMAP = 'sitemap'

export type EdgeContext = ReturnType<typeof createEdgeContext>

/** Creates the edge's shared context: the page cache, the page renderer and the remote registry. */
export function createEdgeContext(needs: Needs) {
  const { rendering, changes, siteUrl = '' } = needs
  const entry = JSON.parse(readFileSync(join(needs.browserDir, 'entry.json'), 'utf8')) as Entry
  const renderers = rendering && createRenderers({ report: warn, ...rendering })
  const make = createPageRenderer({
    ...needs,
    entry,
    renderers,
    shell: { key: SHELL, file: rendering?.shellBundle ?? '' },
  })
  const registry = createRegistryReader(needs)
  const cache = createPageCache({ changes })
  const tableOf = createRouteTables(needs.releasesDir)
  let known: RemoteRegistry | null = null

  async function page(url: string): Promise<CachedPage> {
    return cache.get(url, async () => {
      const live = await registry.read()
      if (live !== known) renderers?.keepOnly([SHELL, ...live.remotes.map(versionOf)])
      known = live
      return make(url, live)
    })
  }

  /** Returns the route tables of the shell and of each live remote. */
  async function routeTables(): Promise<RouteTable[]> {
    const { remotes } = await registry.read()
    return [entry.table, ...remotes.map(tableOf)]
  }

  const sitemap = (): Promise<CachedPage> =>
    cache.get(SITEMAP, async () => makeSitemap({ read: needs.read, siteUrl }, await routeTables()))

  async function close() {
    cache.close()
    registry.close()
    await renderers?.close()
  }
  return { page, sitemap, routeTables, siteUrl, close }
}

const warn = ({ key, reason, message }: FailureReport) =>
  console.warn(`${key} ${reason}: ${message}. Its pages are rendered in the browser meanwhile.`)
