import { configuratorEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { listReviews } from '../../catalogue/index.ts'
import { answer, answerPage, type Db, route } from '../../platform/index.ts'
import { aboutBike, findBike } from './about.repository.ts'

/** The routes of what a bike's page tells besides its build. */
export const bikeAboutRoutes =
  ({ db }: { db: Db }): FastifyPluginAsync =>
  async (app) => {
    route(app, configuratorEndpoints.about, async (request) =>
      answer(await aboutBike(db, await findBike(db, request.params.id))),
    )

    route(app, configuratorEndpoints.reviews, async (request) => {
      const { product_id } = await findBike(db, request.params.id)
      return answerPage(await listReviews(db, product_id, request.query))
    })
  }
