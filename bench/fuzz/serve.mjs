/**
 * Serves the site for the fuzz run in a process of its own. Callers may name their address, so that no limit on an
 * address ends the run. Failures are logged to standard output.
 */
import { serveSite } from '@nireeka/scripts/start/serve-site'

const [dataDir = ''] = process.argv.slice(2)
const site = await serveSite({ port: 0, dataDir, trustProxy: 'loopback', logger: 'failures' })
process.send?.(site.address)

process.once('disconnect', async () => {
  await site.close()
  process.exit(0)
})
