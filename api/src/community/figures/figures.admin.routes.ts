import { figureEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, type Db, figurePeriod, route } from '../../platform/index.ts'
import { readBounces } from './read-bounces.ts'
import { readTickets } from './read-tickets.ts'

export const communityFigureRoutes =
  ({ db }: { db: Db }): FastifyPluginAsync =>
  async (app) => {
    route(app, figureEndpoints.tickets, async (request) =>
      answer(await readTickets(db, figurePeriod(request.query))),
    )

    route(app, figureEndpoints.newsletter, async (request) =>
      answer(await readBounces(db, figurePeriod(request.query))),
    )
  }
