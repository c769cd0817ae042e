import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** pino's number for the level "error". */
const ERROR = 50

/**
 * Starts the site in a process of its own, on an empty database that is filled with demo data. `causes` lists what the
 * site has logged of each path that failed.
 */
export async function openSite() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nireeka-fuzz-'))
  const server = fork(path.join(import.meta.dirname, 'serve.mjs'), [dataDir], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  /** @type {Map<string, string>} */
  const causes = new Map()
  if (server.stdout) createInterface(server.stdout).on('line', (line) => learnCause(causes, line))
  const stopped = once(server, 'exit')
  const [address] = /** @type {[string]} */ (
    await Promise.race([once(server, 'message'), stopped.then(() => fail('The site did not start.'))])
  )
  return {
    address,
    dataDir,
    /** By path, the error behind the latest failure: its message and where it was thrown. */
    causes,
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

/**
 * @param {Map<string, string>} causes
 * @param {string} line of the site's log
 */
function learnCause(causes, line) {
  if (!line.startsWith('{')) return console.log(line)
  const { level, req, err } = JSON.parse(line)
  if (level < ERROR) return undefined
  const frames = String(err?.stack).split('\n')
  const thrown = frames.filter((frame) => frame.trim().startsWith('at ')).slice(0, 4)
  return causes.set(
    `${req?.method} ${req?.path}`,
    [err?.message, ...thrown.map((frame) => frame.trim())].join(' | '),
  )
}
