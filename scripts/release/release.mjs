/**
 * `npm run release mfe-shop`: builds one remote and makes it live in the running site, without changing anything
 * else. `--from FOLDER` releases an existing build, for example of a team's own pipeline.
 */
import { root } from '../root.mjs'
import { run } from '../run.mjs'
import { release } from './commands.mjs'
import { openRegistry } from './registry.mjs'
import { runCommand } from './run-command.mjs'

/** @param {string} name */
async function build(name) {
  const args = ['turbo', 'run', 'build', `--filter=./mfe-${name}`, '--output-logs=errors-only']
  await run('npx', args, { cwd: root }).catch((error) => {
    throw new Error(`mfe-${name} could not be built.`, { cause: error })
  })
}

await runCommand(() => release(process.argv.slice(2), { open: openRegistry, build }))
