import { BikeParams, SummaryQuery } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { createReadSummary, type SummaryNeeds } from './read-summary.ts'

/** The spec's default country. */
const DEFAULT_COUNTRY = 222
/** Drawing a page is work, and nobody has to be logged in for it. */
const PAGES = { max: 30, timeWindow: 60_000 }

export const summaryRoutes =
  (needs: SummaryNeeds): FastifyPluginAsyncZod =>
  async (app) => {
    const readSummary = createReadSummary(needs)

    app.get(
      '/api/configurator/:id/summary',
      {
        config: { access: 'guest', rateLimit: PAGES },
        schema: { params: BikeParams, querystring: SummaryQuery },
      },
      async (request, reply) => {
        const { build: code, country_id: countryId = DEFAULT_COUNTRY } = request.query
        const { fileName, pdf } = await readSummary({ id: request.params.id, code, countryId })
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${fileName}"`)
          .header('cache-control', 'private, no-store')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .send(pdf)
      },
    )
  }
