/** Serves the site for the measurement in a process of its own, and tells how many pages it has rendered. */
import { serveSite } from '@nireeka/scripts/start/serve-site'

const [dataDir = ''] = process.argv.slice(2)
const site = await serveSite({ port: 0, dataDir })
process.on('message', () => process.send?.(site.pageMemory().rendered))
process.on('SIGTERM', () => void site.close().then(() => process.exit()))
process.send?.(site.address)
