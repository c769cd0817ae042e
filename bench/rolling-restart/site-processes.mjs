import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { root } from '@nireeka/scripts/root'

const POLL_MS = 50

/**
 * Starts one process of the site; resolves when it answers.
 * @param {number} port
 * @param {Record<string, string>} env
 */
export async function startSite(port, env) {
  const child = spawn(process.execPath, [path.join(root, 'scripts/start/site.mjs')], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`The site on port ${port} has ended with ${child.exitCode}`)
    await wait(POLL_MS)
  }
  return {
    /** Stops the process as an operator would; returns its exit code. */
    async stop() {
      child.kill('SIGTERM')
      const [code] = await ended
      return code
    },
    /** Ends the process at once, in the middle of whatever it does. */
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** @param {number} port */
const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/shop/accessories`).then(
    ({ ok }) => ok,
    () => false,
  )
