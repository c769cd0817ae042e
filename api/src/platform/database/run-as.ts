import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The user that the embedded server runs as; empty for the current user. */
export interface RunAs {
  uid?: number
  gid?: number
}

/** Returns the user for the embedded server: PostgreSQL refuses to run as root, so root starts it as `nobody`. */
export function chooseUser(): RunAs {
  if (process.getuid?.() !== 0) return {}
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'nobody']).toString())

/** Tells whether a user can access a folder, whose parent folders may be closed to that user. */
export async function canReach(folder: string, user: RunAs): Promise<boolean> {
  if (user.uid === undefined) return true
  try {
    await run('/bin/sh', ['-c', 'test -x "$0"', folder], { ...user, cwd: '/' })
    return true
  } catch {
    return false
  }
}
