import { sql } from 'kysely'

import { findServer } from '../database/find-server.ts'
import { connect } from '../database/open-database.ts'
import { createRemotes } from './remotes.repository.ts'

interface RegistryOptions {
  /** The data folder of the site's embedded PostgreSQL. */
  dataDir: string
  /** The address of an external PostgreSQL, which replaces the embedded one. */
  databaseUrl?: string
}

const TIMEOUT_MS = 5000

/** Means that there is no registry to be reached; the message is a sentence for whoever runs a release. */
export class NoRegistry extends Error {}

/**
 * Opens the remote registry of a running site, and nothing else of it: it starts no server, makes no folder and runs
 * no migration. Throws `NoRegistry` when there is none.
 */
export async function openRegistry({ dataDir, databaseUrl }: RegistryOptions) {
  const { db, close } = connect({
    ...(databaseUrl ? { connectionString: databaseUrl } : await runningServer(dataDir)),
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MS,
  })
  try {
    const { rows } = await sql<{ registry: string | null }>`select to_regclass('remote_live') as registry`
      .execute(db)
      .catch((error) => {
        throw new NoRegistry(`The site's database can't be reached: ${reasonOf(error)}.`, { cause: error })
      })
    if (!rows[0]?.registry)
      throw new NoRegistry('This database has no remote registry: start the site first.')
    return { remotes: createRemotes(db), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function runningServer(dataDir: string) {
  const server = await findServer(dataDir)
  if (server) return { ...server, user: 'nireeka', database: 'postgres' }
  throw new NoRegistry(`No site is running on ${dataDir}: start it, or name its database by DATABASE_URL.`)
}

/** Returns why a connection failed. A name with several addresses fails with one error for each, and no message. */
function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return (message || code || String(error)).replace(/\.$/, '')
}
