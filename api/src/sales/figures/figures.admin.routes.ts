import { figureEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, type Db, figurePeriod, route } from '../../platform/index.ts'
import { readConversion } from './read-conversion.ts'
import { readOrderStates } from './read-order-states.ts'
import { readSales } from './read-sales.ts'

export const saleFigureRoutes =
  ({ db }: { db: Db }): FastifyPluginAsync =>
  async (app) => {
    route(app, figureEndpoints.sales, async (request) =>
      answer(await readSales(db, figurePeriod(request.query))),
    )

    route(app, figureEndpoints.orders, async (request) =>
      answer(await readOrderStates(db, figurePeriod(request.query))),
    )

    route(app, figureEndpoints.conversion, async (request) =>
      answer(await readConversion(db, figurePeriod(request.query))),
    )
  }
