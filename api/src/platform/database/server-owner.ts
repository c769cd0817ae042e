import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'owner'

/**
 * Decides which process may stop a server: the one that started it, so that nobody stops it under the others, or after
 * that process has died, one that adopted the server.
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
    // EPERM means that the process lives but belongs to another user, who may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
