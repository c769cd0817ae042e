import { cspReportEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer } from '../http/answer.ts'
import { route } from '../http/route.ts'
import type { CspReports } from './csp-reports.repository.ts'

const RATE_LIMIT = { max: 60, timeWindow: 60_000 }
const BODY_LIMIT = 16 * 1024

/** The route to which browsers report what the content security policy has blocked. */
export const cspReportRoutes =
  ({ cspReports }: { cspReports: CspReports }): FastifyPluginAsync =>
  async (app) => {
    // Reports are JSON with a content type of their own.
    app.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string' },
      app.getDefaultJsonParser('error', 'error'),
    )

    route(
      app,
      cspReportEndpoints.count,
      { rateLimit: RATE_LIMIT, bodyLimit: BODY_LIMIT },
      async (request) => {
        await cspReports.count(request.body['csp-report'])
        return answer(null)
      },
    )
  }
