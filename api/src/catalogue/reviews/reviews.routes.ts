import { IdParams, MyReviewAnswer, ReviewsAnswer, ReviewsQuery, ReviewWish } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { ApiError, answer, member, notFound, type Attempts } from '../../platform/index.ts'
import type { Accessories } from '../accessories/accessories.repository.ts'
import type { Reviews } from './reviews.repository.ts'

interface Needs {
  accessories: Pick<Accessories, 'shownAs'>
  reviews: Reviews
  attempts: Attempts
}

/** Reviews belong to the product that lists show, whichever of its choices was asked for. */
export const reviewRoutes =
  ({ accessories, reviews, attempts }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    const productOf = createProductOf(accessories)

    app.get(
      '/api/accessories/:id/reviews',
      {
        config: { access: 'guest' },
        schema: { params: IdParams, querystring: ReviewsQuery, response: { 200: ReviewsAnswer } },
      },
      async (request) => answer(await reviews.list(await productOf(request.params.id), request.query)),
    )

    app.get(
      '/api/accessories/:id/my-review',
      { config: { access: 'member' }, schema: { params: IdParams, response: { 200: MyReviewAnswer } } },
      async (request) =>
        answer(await reviews.findOwn(await productOf(request.params.id), member(request).id)),
    )

    app.post(
      '/api/accessories/:id/reviews',
      {
        config: { access: 'member' },
        schema: { params: IdParams, body: ReviewWish, response: { 200: MyReviewAnswer } },
      },
      async (request) => {
        const { id } = member(request)
        const product = await productOf(request.params.id)
        if ('waitMs' in (await attempts.ask('review, account', String(id)))) throw tooManyReviews()
        await reviews.write(product, id, request.body)
        return answer(
          await reviews.findOwn(product, id),
          'Thank you! We read it first, then it is shown here.',
        )
      },
    )
  }

const createProductOf = (accessories: Needs['accessories']) => async (id: number) => {
  const shown = await accessories.shownAs(id)
  if (shown === null) throw notFound('This accessory')
  return shown
}

const tooManyReviews = () =>
  new ApiError(
    429,
    'too_many_requests',
    'That was five reviews within a day, and we have them all. Please write the next one tomorrow.',
  )
