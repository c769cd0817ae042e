import { execFile } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, type Site } from './site.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')
const SERVER_BUNDLE = 'server/page.cjs'

/** Runs `npm run release` or `npm run rollback` for mfe-help on this site. Returns the live version. */
async function command(
  script: 'release' | 'rollback',
  { address, dataDir, databaseUrl }: Site,
  ...args: string[]
): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const { stdout } = await run('node', [`scripts/release/${script}.mjs`, 'mfe-help', ...args], {
    cwd: root,
    env,
  })
  const version = /help@(\S+)/.exec(stdout)?.[1]
  if (!version) throw new Error(`No version in: ${stdout}`)
  await untilKnown(address, version)
  return version
}

/** Releases a changed copy of the mfe-help build. Returns its version. */
export async function release(site: Site, change: (folder: string) => Promise<void>): Promise<string> {
  const draft = path.join(site.dataDir, 'help-draft')
  await rm(draft, { recursive: true, force: true })
  await cp(path.join(root, 'mfe-help/dist'), draft, { recursive: true })
  await change(draft)
  return command('release', site, '--from', draft)
}

/** Releases mfe-help with this change of all its scripts. Returns its version. */
export const releaseChanged = (site: Site, change: (code: string) => string): Promise<string> =>
  release(site, async (folder) => {
    for (const file of await readdir(folder, { recursive: true })) {
      const full = path.join(folder, file)
      // The compressed copies would be served without the change.
      if (/\.(br|gz)$/.test(file)) await rm(full)
      else if (/\.c?js$/.test(file)) await writeFile(full, change(await readFile(full, 'utf8')))
    }
  })

/** Releases mfe-help with a changed server bundle, or without one. Returns its key: help@version. */
export async function releaseHelp(site: Site, change: (code: string) => string | null): Promise<string> {
  const version = await release(site, async (folder) => {
    const file = path.join(folder, SERVER_BUNDLE)
    const code = change(await readFile(file, 'utf8'))
    if (code === null) await rm(file)
    else await writeFile(file, code)
  })
  return `help@${version}`
}

/**
 * Waits until the edge server knows the released version, of which the database notifies it. Any page names the live
 * versions.
 */
async function untilKnown(address: string, version: string) {
  const page = async () => (await fetch(`${address}/contact`)).text()
  await expect.poll(page).toContain(`/remotes/help/${version}/`)
}

/** Changes a released server bundle on disk. */
export async function tamperWith(dataDir: string, key: string) {
  const file = path.join(dataDir, 'releases', ...key.split('@'), SERVER_BUNDLE)
  await writeFile(file, `${await readFile(file, 'utf8')}\n// Somebody was here.\n`)
}

/** Returns the live version of each public remote. */
export async function liveVersions(address: string): Promise<Record<string, string>> {
  const { data } = (await (await fetch(`${address}/api/remotes`)).json()) as {
    data: { remotes: Array<{ name: string; version: string }> }
  }
  return Object.fromEntries(data.remotes.map(({ name, version }) => [name, version]))
}

/** Rolls back to the previously live version, and returns it. */
export const rollBack = (site: Site) => command('rollback', site)
