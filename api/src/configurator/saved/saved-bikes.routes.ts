import { IdParams, NothingAnswer, SaveBike, SavedBikeAnswer, SavedBikesAnswer } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { member } from '../../http/access.ts'
import { answer } from '../../http/answer.ts'
import { notFound } from '../../http/errors.ts'
import type { SavedBikes } from './saved-bikes.repository.ts'

export const savedBikeRoutes =
  ({ savedBikes }: { savedBikes: SavedBikes }): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { access: 'member' } as const

    app.post(
      '/api/configurator/save',
      { config, schema: { body: SaveBike, response: { 200: SavedBikeAnswer } } },
      async (request) => answer(await savedBikes.save(member(request).id, request.body)),
    )

    app.get(
      '/api/configurator/saved',
      { config, schema: { response: { 200: SavedBikesAnswer } } },
      async (request) => answer({ items: await savedBikes.list(member(request).id) }),
    )

    app.delete(
      '/api/configurator/saved/:id',
      { config, schema: { params: IdParams, response: { 200: NothingAnswer } } },
      async (request) => {
        const isRemoved = await savedBikes.remove(member(request).id, request.params.id)
        if (!isRemoved) throw notFound('This build')
        return answer(null)
      },
    )
  }
