import { execFile } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import { root } from '@nireeka/scripts/root'

const run = promisify(execFile)
const POLL_MS = 50

/**
 * Releases mfe-help on a running site with a lifecycle that begins with this statement, and waits until its pages name
 * that release. Throws if the build has no such lifecycle.
 * @param {{ address: string, dataDir: string }} site
 * @param {'mount' | 'unmount'} lifecycle
 * @param {string} statement
 */
export async function releaseStuck({ address, dataDir }, lifecycle, statement) {
  const draft = path.join(dataDir, 'help-draft')
  await rm(draft, { recursive: true, force: true })
  await cp(path.join(root, 'mfe-help/dist'), draft, { recursive: true })
  await change(draft, lifecycle, statement)
  const { stdout } = await run('node', ['scripts/release/release.mjs', 'mfe-help', '--from', draft], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  })
  const version = /help@(\S+)/.exec(stdout)?.[1]
  if (!version) throw new Error(`No version in: ${stdout}`)
  const page = async () => (await fetch(`${address}/contact`)).text()
  while (!(await page()).includes(`/remotes/help/${version}/`)) await wait(POLL_MS)
}

/**
 * @param {string} folder
 * @param {string} lifecycle
 * @param {string} statement
 */
async function change(folder, lifecycle, statement) {
  let isChanged = false
  for (const file of await readdir(folder, { recursive: true })) {
    const full = path.join(folder, file)
    // The compressed copies would be served without the change.
    if (/\.(br|gz)$/.test(file)) await rm(full)
    if (!file.endsWith('.js')) continue
    const code = await readFile(full, 'utf8')
    const changed = code.replace(
      new RegExp(`\\b${lifecycle}:async (\\w+)=>\\{`),
      (begin) => `${begin}${statement}`,
    )
    if (changed === code) continue
    isChanged = true
    await writeFile(full, changed)
  }
  if (!isChanged) throw new Error(`The build of mfe-help has no ${lifecycle} to change`)
}
