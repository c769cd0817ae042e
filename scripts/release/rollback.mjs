/** `npm run rollback mfe-shop [version]`: makes the previously live version, or a named one, live again. */
import { openRegistry } from './registry.mjs'
import { remoteName } from './remote-name.mjs'

const name = remoteName(process.argv[2])
const registry = await openRegistry()
try {
  const version = await registry.remotes.rollback(name, process.argv[3])
  console.log(`${name}@${version} is live again from the next page load on.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await registry.close()
}
