import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { canReach, type RunAs } from './run-as.ts'

const REACHABLE = '/var/tmp'

const nameOf = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 12)

/** Creates a private folder of that user; throws when somebody else has created it before. */
export function ownFolder(folder: string, user: RunAs): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid } = lstatSync(folder)
  const isFree = uid === user.uid || uid === process.getuid?.()
  if (!isFree || !lstatSync(folder).isDirectory()) throw new Error(`${folder} belongs to somebody else`)
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  return folder
}

/** Returns the path of the data folder: the requested one, or one derived from its name that the server's user can reach. */
export async function dataPath(dataDir: string, user: RunAs): Promise<string> {
  const wanted = resolve(dataDir)
  return (await canReach(dirname(wanted), user)) ? wanted : join(REACHABLE, `nireeka-data-${nameOf(wanted)}`)
}

/** Returns the path of the socket's folder, which is short since a socket's path may have 107 bytes only. */
export async function socketPath(dataDir: string, user: RunAs): Promise<string> {
  const isReachable = existsSync(tmpdir()) && (await canReach(tmpdir(), user))
  return join(isReachable ? tmpdir() : '/tmp', `nireeka-${nameOf(dataDir)}`)
}

/** Returns the data folder, and creates it when it is missing. */
export async function dataFolder(dataDir: string, user: RunAs): Promise<string> {
  mkdirSync(dirname(resolve(dataDir)), { recursive: true })
  return ownFolder(await dataPath(dataDir, user), user)
}

/** Returns the socket's folder, and creates it when it is missing. */
export const socketFolder = async (dataDir: string, user: RunAs): Promise<string> =>
  ownFolder(await socketPath(dataDir, user), user)

/** Returns the folder for a copy of the binaries, named by their version. */
export const binariesCopy = (native: string, version: string) =>
  join(REACHABLE, `nireeka-postgres-${nameOf(`${native} ${version}`)}`)

/** Tells whether a path exists and belongs to us: in a shared folder, somebody else could have created it. */
export function isOurs(path: string): boolean {
  if (!existsSync(path)) return false
  if (lstatSync(path).uid !== process.getuid?.()) throw new Error(`${path} belongs to somebody else`)
  return true
}
