import { stockEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { asDownload, callerOfRoute, type Db, route } from '../../platform/index.ts'
import { exportStock } from './export-stock.ts'

/** Reading all of the catalogue takes seconds, so an admin may do it only so often. */
const EXPORTS = { max: 20, timeWindow: 60_000, keyGenerator: callerOfRoute }

/** What admins download of stock. */
export const stockFileRoutes =
  ({ db }: { db: Db }): FastifyPluginAsync =>
  async (app) => {
    route(app, stockEndpoints.export, { rateLimit: EXPORTS }, async (request, reply) =>
      asDownload(reply, 'stock.csv').type('text/csv; charset=utf-8').send(exportStock(db, request.query)),
    )
  }
