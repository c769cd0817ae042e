import { sql } from 'kysely'

import type { Db } from '../database/open-database.ts'
import { hashOf } from '../tokens.ts'

interface Needs {
  db: Db
  now: () => Date
}

export type RateLimits = ReturnType<typeof createRateLimits>

/**
 * Creates the counters behind rate limits. They are in the database, so that all processes count together. A counter
 * starts with the first request of a network, and anew when its window is over.
 */
export function createRateLimits({ db, now }: Needs) {
  return {
    /**
     * Counts a request under a key, which names the endpoint and the network. Returns how many there were in this
     * window, and the milliseconds until it ends.
     */
    async count(key: string, windowMs: number): Promise<{ current: number; ttl: number }> {
      const at = now()
      const ends_at = new Date(at.getTime() + windowMs)
      const isOver = sql<boolean>`rate_limits.ends_at <= ${at}`
      const counter = await db
        .insertInto('rate_limits')
        .values({ who: hashOf(key), count: 1, ends_at })
        .onConflict((conflict) =>
          conflict.column('who').doUpdateSet({
            count: sql`case when ${isOver} then 1 else rate_limits.count + 1 end`,
            ends_at: sql`case when ${isOver} then excluded.ends_at else rate_limits.ends_at end`,
          }),
        )
        .returning(['count', 'ends_at'])
        .executeTakeFirstOrThrow()
      return { current: counter.count, ttl: counter.ends_at.getTime() - at.getTime() }
    },

    /** Deletes counters whose window is over. */
    async purge() {
      await db.deleteFrom('rate_limits').where('ends_at', '<=', now()).execute()
    },
  }
}
