import type { FastifyInstance, FastifyRequest } from 'fastify'

import { networkOf } from '../attempts/network-of.ts'
import { WaitError } from '../attempts/wait-error.ts'
import { callerKey } from './caller-key.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'

/**
 * The groups of costly routes: most lock rows of the member, for which further requests of the same member would wait
 * with a database connection each. All routes of a group share one limit per caller.
 */
export type CallGroup = 'money' | 'cart' | 'tickets' | 'pdfs' | 'pictures'

/** How many of a caller's requests run at once in each group. */
const AT_ONCE = 2
/** How many of a caller's requests may wait in each group: more than a page ever sends, and no load for the others. */
const WAITING = 30
/** About as long as a full queue takes. */
const RETRY_AFTER_S = 2

type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>
export type CallerLimits = ReturnType<typeof createCallerLimits>

declare module 'fastify' {
  interface FastifyContextConfig {
    callGroup?: CallGroup
  }
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
  const begun = new Map<string, number>()

  return {
    /**
     * Counts a request that has arrived, before the database is asked who sends it. Throws a 429 when too many of the
     * sender's are there already. Returns a function that ends the count.
     */
    enter(group: CallGroup, request: FastifyRequest): () => void {
      const key = `${group} ${request.headers.authorization ?? networkOf(request.ip)}`
      const count = begun.get(key) ?? 0
      if (count >= AT_ONCE + WAITING) throw tooManyAtOnce()
      begun.set(key, count + 1)
      let isEnded = false
      return () => {
        if (isEnded) return
        isEnded = true
        const left = (begun.get(key) ?? 1) - 1
        if (left > 0) begun.set(key, left)
        else begun.delete(key)
      }
    },

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

    /** Returns how many callers have a request here. */
    size: () => limits.size + begun.size,
  }
}

/** Adds the limits of callers; called before the check of access, so that refused requests cost no query. */
export function limitCallers(app: FastifyInstance) {
  const limits = createCallerLimits()
  app.decorate('callerLimits', limits)
  app.addHook('onRequest', async (request, reply) => {
    const { callGroup } = request.routeOptions.config
    if (!callGroup) return
    const leave = limits.enter(callGroup, request)
    // A response that is cut off ends with `close` alone.
    reply.raw.once('finish', leave).once('close', leave)
  })
}

const tooManyAtOnce = () =>
  new WaitError('Many of your requests are waiting already. Please try again in a moment.', RETRY_AFTER_S)
