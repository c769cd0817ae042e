/**
 * `npm run release mfe-shop`: builds one remote and makes it live in the running site, without changing anything
 * else. `--from FOLDER` releases an existing build, for example of a team's own pipeline.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'

import { openRegistry } from './registry.mjs'
import { root } from '../root.mjs'
import { publish, readBuild } from './publish.mjs'
import { remoteName } from './remote-name.mjs'
import { run } from '../run.mjs'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } })
const name = remoteName(positionals[0])
if (!values.from) {
  await run('npx', ['turbo', 'run', 'build', `--filter=./mfe-${name}`, '--output-logs=errors-only'], {
    cwd: root,
  })
}
const release = await readBuild(name, values.from)
const registry = await openRegistry()
await publish({ remotes: registry.remotes, releasesDir: path.join(registry.dataDir, 'releases'), release })
await registry.close()
console.log(`${name}@${release.version} is live from the next page load on.`)
