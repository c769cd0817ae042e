import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { isAlive } from './is-alive.ts'
import type { RunAs } from './run-as.ts'
import { ownFolder } from './server-folders.ts'

interface Needs {
  /** The data folder, which may be there and empty. */
  data: string
  user: RunAs
  /** Fills a folder with an empty database cluster. */
  initdb: (folder: string) => Promise<unknown>
}

const isCluster = (folder: string) => existsSync(join(folder, 'PG_VERSION'))

/**
 * Creates the database cluster of a data folder that has none. It is made beside the folder and renamed once it is
 * complete, because initdb can't continue what a crash has cut short.
 */
export async function createCluster({ data, user, initdb }: Needs) {
  if (isCluster(data)) return
  removeAbandoned(data)
  const draft = ownFolder(`${data}.draft-${process.pid}`, user)
  try {
    await initdb(draft)
    renameSync(draft, data)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another process has finished its cluster first, which is just as good.
    if (!isCluster(data)) throw error
  }
}

/** Removes the drafts of processes that have died. */
function removeAbandoned(data: string) {
  const prefix = `${basename(data)}.draft-`
  for (const name of readdirSync(dirname(data))) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue
    rmSync(join(dirname(data), name), { recursive: true, force: true, maxRetries: 5 })
  }
}
