import { vitalEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer } from '../http/answer.ts'
import { route } from '../http/route.ts'
import type { Vitals } from './vitals.repository.ts'

/** A visit sends one per page that was looked at. The address is counted in memory for this limit and kept nowhere. */
const RATE_LIMIT = { max: 60, timeWindow: 60_000 }

export const vitalRoutes =
  ({ vitals }: { vitals: Vitals }): FastifyPluginAsync =>
  async (app) => {
    route(app, vitalEndpoints.count, { rateLimit: RATE_LIMIT }, async (request) =>
      answer({ counted: await vitals.count(request.body) }),
    )
  }
