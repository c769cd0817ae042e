import type { FastifyInstance, FastifyRequest } from 'fastify'

import { WaitError } from '../attempts/wait-error.ts'
import { callerKey } from './caller-key.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'

/**
 * The groups of costly routes: most lock rows of the member, for which further requests of the same member would wait
 * with a database connection each. All routes of a group share one limit per caller.
 */
export type CallGroup = 'money' | 'cart' | 'tickets' | 'pdfs'

/** How many of a caller's requests run at once in each group. */
const AT_ONCE = 2
/** How many of a caller's requests may wait in each group: more than a page ever sends, and no load for the others. */
const WAITING = 30
/** About as long as a full queue takes. */
const RETRY_AFTER_S = 2

type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>
export type CallerLimits = ReturnType<typeof createCallerLimits>

declare module 'fastify' {
  interface FastifyInstance {
    callerLimits: CallerLimits
  }
}

/**
 * Creates the concurrency limits of callers. Whatever one caller sends at once, the others find database connections
 * free, because requests wait here before they take one.
 */
export function createCallerLimits() {
  const limits = new Map<string, { run: ConcurrencyLimit; calls: number }>()

  return {
    /** Does the work when it is the caller's turn; throws a 429 when too many of the caller's requests wait already. */
    async run<T>(group: CallGroup, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
      const key = `${group} ${callerKey(request)}`
      const limit = limits.get(key) ?? {
        run: createConcurrencyLimit({ atOnce: AT_ONCE, waiting: WAITING, refusal: tooManyAtOnce }),
        calls: 0,
      }
      limits.set(key, limit)
      limit.calls++
      try {
        return await limit.run(work)
      } finally {
        if (--limit.calls === 0) limits.delete(key)
      }
    },
    /** Returns how many callers have a request running. */
    size: () => limits.size,
  }
}

export const addCallerLimits = (app: FastifyInstance) => app.decorate('callerLimits', createCallerLimits())

const tooManyAtOnce = () =>
  new WaitError('Many of your requests are waiting already. Please try again in a moment.', RETRY_AFTER_S)
