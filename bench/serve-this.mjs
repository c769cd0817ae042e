/** Serves this checkout for a bench that measures pages. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { buildWhatChanged, installWhenNeeded } from '@nireeka/scripts/setup/prepare'

/** Builds what has changed, and starts the site on a free port with data of its own. */
export async function serveThis() {
  await installWhenNeeded()
  await buildWhatChanged()
  const { serveSite } = await import('@nireeka/scripts/start/serve-site')
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nireeka-bench-'))
  const site = await serveSite({ port: 0, dataDir })
  return {
    address: site.address,
    async close() {
      await site.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
