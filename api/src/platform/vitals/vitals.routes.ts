import { vitalEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer } from '../http/answer.ts'
import { route } from '../http/route.ts'
import type { Vitals } from './vitals.repository.ts'

/**
 * The rate limit for vitals, of which a visit sends one request per page. The IP address is only kept in memory, for
 * this limit.
 */
const RATE_LIMIT = { max: 60, timeWindow: 60_000 }

export const vitalRoutes =
  ({ vitals }: { vitals: Vitals }): FastifyPluginAsync =>
  async (app) => {
    route(app, vitalEndpoints.count, { rateLimit: RATE_LIMIT }, async (request) =>
      answer({ counted: await vitals.count(request.body) }),
    )
  }
