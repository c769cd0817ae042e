import { reviewEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, member, notFound, route } from '../../platform/index.ts'
import type { Accessories } from '../accessories/accessories.repository.ts'
import { REVIEW_SENT, type Reviews } from './reviews.repository.ts'

interface Needs {
  accessories: Pick<Accessories, 'shownAs'>
  reviews: Reviews
}

/** The review routes. Reviews belong to the parent product that lists show, whichever variant was requested. */
export const reviewRoutes =
  ({ accessories, reviews }: Needs): FastifyPluginAsync =>
  async (app) => {
    const productOf = createProductOf(accessories)

    route(app, reviewEndpoints.list, async (request) =>
      answerPage(await reviews.list(await productOf(request.params.id), request.query)),
    )

    route(app, reviewEndpoints.own, async (request) =>
      answer(await reviews.findOwn(await productOf(request.params.id), member(request).id)),
    )

    route(app, reviewEndpoints.write, async (request) => {
      const { id } = member(request)
      const product = await productOf(request.params.id)
      await reviews.write(product, id, request.body)
      return answer(await reviews.findOwn(product, id), REVIEW_SENT)
    })
  }

const createProductOf = (accessories: Needs['accessories']) => async (id: number) => {
  const shown = await accessories.shownAs(id)
  if (shown === null) throw notFound('This accessory')
  return shown
}
