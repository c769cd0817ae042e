import { execFile } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, type Site } from './site.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')
const SERVER_BUNDLE = 'server/page.cjs'

/** `npm run release` or `npm run rollback` of mfe-help on this site. Answers what it prints. */
export async function command(
  script: 'release' | 'rollback',
  { dataDir, databaseUrl }: Site,
  ...args: string[]
): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const { stdout } = await run('node', [`scripts/${script}.mjs`, 'mfe-help', ...args], { cwd: root, env })
  return stdout
}

/** Makes the build of mfe-help live with another server bundle, or without one. Answers its key: help@version. */
export async function releaseHelp(site: Site, change: (code: string) => string | null): Promise<string> {
  const { address, dataDir } = site
  const draft = path.join(dataDir, 'help-draft')
  await rm(draft, { recursive: true, force: true })
  await cp(path.join(root, 'mfe-help/dist'), draft, { recursive: true })
  const file = path.join(draft, SERVER_BUNDLE)
  const code = change(await readFile(file, 'utf8'))
  if (code === null) await rm(file)
  else await writeFile(file, code)
  const told = await command('release', site, '--from', draft)
  const key = /help@\S+/.exec(told)?.[0]
  if (!key) throw new Error(`No version in: ${told}`)
  await untilKnown(address, key.replace('help@', ''))
  return key
}

/** The database tells the edge, a moment after the command. Every page names what is live; this one asks no remote. */
async function untilKnown(address: string, version: string) {
  const page = async () => (await fetch(`${address}/contact`)).text()
  await expect.poll(page).toContain(`/remotes/help/${version}/`)
}

/** Changes the released server bundle where it lies. */
export async function tamperWith(dataDir: string, key: string) {
  const file = path.join(dataDir, 'releases', ...key.split('@'), SERVER_BUNDLE)
  await writeFile(file, `${await readFile(file, 'utf8')}\n// Somebody was here.\n`)
}

export const liveHelp = async (address: string): Promise<string> => {
  const { data } = (await (await fetch(`${address}/api/remotes`)).json()) as {
    data: { remotes: Array<{ name: string; version: string }> }
  }
  const help = data.remotes.find(({ name }) => name === 'help')
  if (!help) throw new Error('There is no help')
  return help.version
}

/** Makes this version live again. */
export async function takeBack(site: Site, version: string) {
  await command('rollback', site, version)
  await untilKnown(site.address, version)
}
