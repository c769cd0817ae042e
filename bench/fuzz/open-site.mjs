import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

import { createErrors } from './logged-errors.mjs'

/**
 * Starts the site in a process of its own, on an empty database that is filled with demo data. Throws when it doesn't
 * start.
 */
export async function openSite() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nireeka-fuzz-'))
  const server = fork(path.join(import.meta.dirname, 'serve.mjs'), [dataDir], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const errors = createErrors()
  if (server.stdout) createInterface(server.stdout).on('line', errors.learn)
  const stopped = once(server, 'exit')
  const [address] = /** @type {[string]} */ (
    await Promise.race([once(server, 'message'), stopped.then(() => fail('The site did not start.'))])
  )
  return {
    address,
    dataDir,
    errors,
    async close() {
      if (server.connected) server.disconnect()
      await stopped
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** @param {string} message @returns {never} */
const fail = (message) => {
  throw new Error(message)
}
