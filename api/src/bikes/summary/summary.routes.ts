import { buildEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { PDFS_PER_MINUTE, route } from '../../platform/index.ts'
import { createReadSummary, type SummaryNeeds } from './read-summary.ts'

/** The id of the spec's default country. */
const DEFAULT_COUNTRY = 222

export const summaryRoutes =
  (needs: SummaryNeeds): FastifyPluginAsync =>
  async (app) => {
    const readSummary = createReadSummary(needs)

    route(
      app,
      buildEndpoints.summary,
      { rateLimit: PDFS_PER_MINUTE, callGroup: 'pdfs' },
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
