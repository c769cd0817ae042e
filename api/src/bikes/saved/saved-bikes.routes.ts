import {
  BuildName,
  IdParams,
  SavedBuildAnswer,
  SavedBuildsAnswer,
  SaveNamedBike,
} from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, member, notFound } from '../../platform/index.ts'
import type { SavedBikes } from './saved-bikes.repository.ts'

export const savedBikeRoutes =
  ({ savedBikes }: { savedBikes: SavedBikes }): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { access: 'member' } as const
    const response = { 200: SavedBuildAnswer }

    app.post(
      '/api/configurator/save',
      { config, schema: { body: SaveNamedBike, response } },
      async (request) => answer(await savedBikes.save(member(request).id, request.body)),
    )

    app.get('/api/builds', { config, schema: { response: { 200: SavedBuildsAnswer } } }, async (request) =>
      answer({ items: await savedBikes.list(member(request).id) }),
    )

    app.put(
      '/api/builds/:id',
      { config, schema: { params: IdParams, body: BuildName, response } },
      async (request) => {
        const saved = await savedBikes.rename(member(request).id, request.params.id, request.body.name)
        if (!saved) throw notFound('This build')
        return answer(saved)
      },
    )

    app.post(
      '/api/builds/:id/duplicate',
      { config, schema: { params: IdParams, response } },
      async (request) => {
        const copy = await savedBikes.duplicate(member(request).id, request.params.id)
        if (!copy) throw notFound('This build')
        return answer(copy)
      },
    )

    app.delete(
      '/api/builds/:id',
      { config, schema: { params: IdParams, response: { 200: SavedBuildsAnswer } } },
      async (request) => {
        const { id } = member(request)
        if (!(await savedBikes.remove(id, request.params.id))) throw notFound('This build')
        return answer({ items: await savedBikes.list(id) })
      },
    )
  }
