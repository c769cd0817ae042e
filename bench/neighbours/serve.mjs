/** Serves the site of the bench in a process of its own, so that neither attacker nor visitor slow down its event loop. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { serveSite } from '@nireeka/scripts/start/serve-site'

const dataDir = await mkdtemp(path.join(tmpdir(), 'nireeka-bench-'))
const site = await serveSite({ port: 0, dataDir })
process.send?.(site.address)

process.once('disconnect', async () => {
  await site.close()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
})
