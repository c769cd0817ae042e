import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'owner'

/**
 * Who stops a server: the process that started it, so that nobody pulls it from under the others; and when that one
 * has died, whoever took the server over.
 */
export function claimServer(socketFolder: string, pid = process.pid) {
  const file = join(socketFolder, FILE)
  const owner = () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : null)
  return {
    claim: () => writeFileSync(file, String(pid)),
    claimIfOrphaned() {
      const present = owner()
      if (present === null || !isAlive(present)) writeFileSync(file, String(pid))
    },
    isOurs: () => owner() === pid,
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process may not be signalled, but it lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
