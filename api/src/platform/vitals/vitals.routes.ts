import { Vitals as VitalsBody, VitalsAnswer } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer } from '../http/answer.ts'
import type { Vitals } from './vitals.repository.ts'

/** A visit sends one per page that was looked at. The address is counted in memory for this limit and kept nowhere. */
const RATE_LIMIT = { max: 60, timeWindow: 60_000 }

export const vitalRoutes =
  ({ vitals }: { vitals: Vitals }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/vitals',
      {
        config: { access: 'guest', rateLimit: RATE_LIMIT },
        schema: { body: VitalsBody, response: { 200: VitalsAnswer } },
      },
      async (request) => answer({ counted: await vitals.count(request.body) }),
    )
  }
