import { parseArgs } from 'node:util'

import { publish, readBuild } from './publish.mjs'
import { remoteName } from './remote-name.mjs'

/**
 * @typedef {Pick<import('../../api/src/backend.ts').Backend['remotes'], 'publish' | 'rollback'>} Registry
 * @typedef {{ remotes: Registry, releasesDir: string, close: () => Promise<void> }} OpenRegistry
 * @typedef {{ open: () => Promise<OpenRegistry>, build: (name: string) => Promise<void> }} Needs
 */

/**
 * Builds a remote, or takes the build of `--from`, and makes it live. Returns what to tell.
 * @param {string[]} args
 * @param {Needs} needs
 */
export async function release(args, { open, build }) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { from: { type: 'string' } },
  })
  const name = remoteName(positionals[0])
  // Opened before the build, which takes longer than to find out that there is no site.
  return withRegistry(open, async ({ remotes, releasesDir }) => {
    if (!values.from) await build(name)
    const built = await readBuild(name, values.from)
    await publish({ remotes, releasesDir, release: built })
    return `${name}@${built.version} is live from the next page load on.`
  })
}

/**
 * Makes the previously live version, or a named one, live again. Returns what to tell.
 * @param {string[]} args
 * @param {Pick<Needs, 'open'>} needs
 */
export async function rollback([remote, version], { open }) {
  const name = remoteName(remote)
  return withRegistry(open, async ({ remotes }) => {
    const live = await remotes.rollback(name, version)
    return `${name}@${live} is live again from the next page load on.`
  })
}

/**
 * @param {Needs['open']} open
 * @param {(registry: OpenRegistry) => Promise<string>} work
 */
async function withRegistry(open, work) {
  const registry = await open()
  try {
    return await work(registry)
  } finally {
    await registry.close()
  }
}
