import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

import { startServer } from './embedded-server.ts'
import { limitPool } from './limit-pool.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export interface Database {
  db: Db
  pool: pg.Pool
  /** The configuration for opening another connection to this database. */
  config: pg.ClientConfig
  kind: 'embedded' | 'server'
  /** The embedded server's data folder; null for an external server. */
  dataFolder: string | null
  close: () => Promise<void>
}

interface DatabaseOptions {
  /** The address of an external PostgreSQL; without it, the embedded one runs on `dataDir`. */
  databaseUrl?: string
  dataDir: string
}

const INT8 = 20
const NUMERIC = 1700
const STATEMENT_TIMEOUT_MS = 10_000
const CONNECT_MS = 2000

/** A client that gives up connecting. The pool's own timeout would also limit the wait for a free connection. */
class Client extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    // The pool hides the password from copies.
    super({ ...config, password: config.password, connectionTimeoutMillis: CONNECT_MS })
  }
}

/** Counts, sums and ratings are parsed as numbers: ours stay far below 2^53, and money is in whole cents. */
pg.types.setTypeParser(INT8, Number)
pg.types.setTypeParser(NUMERIC, Number)

export async function openDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<Database> {
  if (databaseUrl) return { ...connect({ connectionString: databaseUrl }), kind: 'server', dataFolder: null }
  const server = await startServer(dataDir)
  const opened = connect({ host: server.host, port: server.port, user: 'nireeka', database: 'postgres' })
  const close = async () => {
    await opened.close()
    await server.stop()
  }
  return { ...opened, kind: 'embedded', dataFolder: server.dataFolder, close }
}

/** Opens a connection pool on a database. A lost server only fails the calls that need it. */
export function connect(config: pg.PoolConfig): Omit<Database, 'kind' | 'dataFolder'> {
  const pool = new pg.Pool({
    max: 15,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    ...config,
    Client,
  })
  // Without both error handlers, a dying database would end the process; the failed query itself informs the caller.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: limitPool(pool) }) })
  return { db, pool, config, close: () => db.destroy() }
}
