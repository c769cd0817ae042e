import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { networkOf } from '../attempts/network-of.ts'
import { tooManyAttempts } from '../attempts/wait-error.ts'
import type { RateLimits } from './rate-limits.ts'

type Count = RateLimits['count']

/**
 * Limits the requests of routes that have a `rateLimit`, by the network they come from. A refused request gets a 429
 * that says when to try again.
 */
export async function limitRequests(app: FastifyInstance, { count }: { count: Count }) {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ method, routeOptions, ip }: FastifyRequest) =>
      `${method} ${routeOptions.url} ${networkOf(ip)}`,
    errorResponseBuilder: (_request, { ttl }) => tooManyAttempts(ttl),
    store: storeOf(count),
  })
}

/** Returns the counters as the class that the plugin expects. One store serves all routes, since keys name theirs. */
function storeOf(count: Count) {
  return class Store implements FastifyRateLimitStore {
    incr(
      key: string,
      done: (error: Error | null, counted?: { current: number; ttl: number }) => void,
      windowMs: number,
    ) {
      count(key, windowMs).then(
        (counted) => done(null, counted),
        (error: Error) => done(error),
      )
    }

    child() {
      return this
    }
  }
}
