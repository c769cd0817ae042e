import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'

import { limitWait } from './limit-wait.ts'
import { presentLimits } from './query-limits.ts'
import { asUnavailable, UnavailableError } from './unavailable-error.ts'

/**
 * Returns the pool with the limits of the work that asks (query-limits.ts). Whatever means that the database is away
 * becomes an UnavailableError. A connection that gave no answer is closed, and after a silence so are all that were
 * opened before it, because some of them may be dead without notice.
 */
export function limitPool(pool: pg.Pool): PostgresPool {
  const openedAt = new WeakMap<pg.PoolClient, number>()
  let answeredAt = -Infinity
  let silentAt = -Infinity
  pool.on('connect', (client) => openedAt.set(client, performance.now()))

  const noteAnswer = () => (answeredAt = performance.now())
  const timedOut = (what: string) => (isSilent: boolean) => {
    if (isSilent) silentAt = performance.now()
    return new UnavailableError(isSilent ? 'The database does not answer' : `${what} took too long`)
  }

  async function take(): Promise<pg.PoolClient> {
    const limits = presentLimits()
    const connecting = pool.connect()
    if (!limits) return connecting
    let isLate = false
    connecting.then(
      (client) => isLate && client.release(),
      () => undefined,
    )
    return limitWait({
      work: connecting,
      limitMs: limits.connectionMs,
      silenceMs: limits.silenceMs,
      answeredAt: () => answeredAt,
      onTimeout(isSilent) {
        isLate = true
        return timedOut('Waiting for a connection')(isSilent)
      },
    })
  }

  async function takeTrusted(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await take()
      if ((openedAt.get(client) ?? 0) >= silentAt) return client
      client.release(true)
    }
  }

  function limited(client: pg.PoolClient): PostgresPoolClient {
    let isBroken = false
    async function ask(text: string, parameters: readonly unknown[]) {
      if (isBroken) throw new UnavailableError('This connection gave no answer')
      const limits = presentLimits()
      const work = client.query(text, [...parameters])
      if (!limits) return work
      return limitWait({
        work,
        limitMs: limits.statementMs,
        silenceMs: limits.silenceMs,
        answeredAt: () => answeredAt,
        onTimeout(isSilent) {
          isBroken = true
          return timedOut('A statement')(isSilent)
        },
      })
    }
    async function query(text: string, parameters: readonly unknown[]) {
      try {
        const result = await ask(text, parameters)
        noteAnswer()
        return result
      } catch (error) {
        if (error instanceof pg.DatabaseError) noteAnswer()
        throw asUnavailable(error)
      }
    }
    return {
      // Kysely's other form of a query, a cursor, isn't used here.
      query: query as unknown as PostgresPoolClient['query'],
      release: () => client.release(isBroken),
    }
  }

  return {
    async connect() {
      try {
        return limited(await takeTrusted())
      } catch (error) {
        throw asUnavailable(error)
      }
    },
    end: () => pool.end(),
  }
}
