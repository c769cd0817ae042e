/** `npm run release mfe-shop`: builds one remote and makes it live in the running site. Nothing else is touched. */
import path from 'node:path'

import { openRegistry } from './registry.mjs'
import { root } from './prepare.mjs'
import { publish, readBuild } from './publish.mjs'
import { remoteName } from './remote-name.mjs'
import { run } from './run.mjs'

const name = remoteName(process.argv[2])
await run('npx', ['turbo', 'run', 'build', `--filter=./mfe-${name}`, '--output-logs=errors-only'], { cwd: root })
const release = await readBuild(name)
const registry = await openRegistry()
await publish({ remotes: registry.remotes, releasesDir: path.join(registry.dataDir, 'releases'), release })
await registry.close()
console.log(`${name}@${release.version} is live from the next page load on.`)
