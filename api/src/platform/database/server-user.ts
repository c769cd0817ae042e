import pg from 'pg'

import { LOCK_KEYS } from './lock-keys.ts'

const CONNECT_MS = 5000

export type ServerUser = Awaited<ReturnType<typeof joinServer>>

/**
 * Registers this process as a user of the server, by a connection that stays open. The server itself forgets a process
 * that dies.
 */
export async function joinServer(config: pg.ClientConfig) {
  const client = new pg.Client({
    ...config,
    application_name: 'nireeka server user',
    connectionTimeoutMillis: CONNECT_MS,
  })
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  })
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [LOCK_KEYS.serverUsers])
  } catch (error) {
    void client.end().catch(() => undefined)
    throw error
  }

  async function isLast(): Promise<boolean> {
    await client.query('select pg_advisory_unlock_shared($1)', [LOCK_KEYS.serverUsers])
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [LOCK_KEYS.serverUsers])
    return rows[0].taken
  }

  return {
    /** Resolves when the server has ended, or this connection to it. */
    lost,
    /**
     * Returns whether nobody else uses the server, so that it may be stopped. Whoever comes until then waits for the
     * lock, and starts the server again.
     */
    async leave(): Promise<boolean> {
      const maySignOff = await isLast().catch(() => false)
      if (!maySignOff) await client.end().catch(() => undefined)
      return maySignOff
    },
  }
}
