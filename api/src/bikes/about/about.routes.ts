import { configuratorEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { REVIEW_SENT, type Reviews } from '../../catalogue/index.ts'
import { answer, answerPage, type Db, member, route } from '../../platform/index.ts'
import { aboutBike, findBike } from './about.repository.ts'

interface Needs {
  db: Db
  reviews: Reviews
}

/** The routes of what a bike's page tells besides its build. */
export const bikeAboutRoutes =
  ({ db, reviews }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, configuratorEndpoints.about, async (request) =>
      answer(await aboutBike(db, await findBike(db, request.params.id))),
    )

    route(app, configuratorEndpoints.reviews, async (request) =>
      answerPage(await reviews.list(await productOf(db, request.params.id), request.query)),
    )

    route(app, configuratorEndpoints.ownReview, async (request) =>
      answer(await reviews.findOwn(await productOf(db, request.params.id), member(request).id)),
    )

    route(app, configuratorEndpoints.writeReview, async (request) => {
      const { id } = member(request)
      const product = await productOf(db, request.params.id)
      await reviews.write(product, id, request.body)
      return answer(await reviews.findOwn(product, id), REVIEW_SENT)
    })
  }

const productOf = async (db: Db, name: string) => (await findBike(db, name)).product_id
