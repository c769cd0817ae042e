import { buildEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, member, notFound, route } from '../../platform/index.ts'
import type { SavedBikes } from './saved-bikes.repository.ts'

export const savedBikeRoutes =
  ({ savedBikes }: { savedBikes: SavedBikes }): FastifyPluginAsync =>
  async (app) => {
    route(app, buildEndpoints.save, { callGroup: 'cart' }, async (request) =>
      answer(await savedBikes.save(member(request).id, request.body)),
    )

    route(app, buildEndpoints.saved, async (request) =>
      answer({ items: await savedBikes.list(member(request).id) }),
    )

    route(app, buildEndpoints.rename, async (request) => {
      const saved = await savedBikes.rename(member(request).id, request.params.id, request.body.name)
      if (!saved) throw notFound('This build')
      return answer(saved)
    })

    route(app, buildEndpoints.duplicate, { callGroup: 'cart' }, async (request) => {
      const copy = await savedBikes.duplicate(member(request).id, request.params.id)
      if (!copy) throw notFound('This build')
      return answer(copy)
    })

    route(app, buildEndpoints.remove, async (request) => {
      const { id } = member(request)
      if (!(await savedBikes.remove(id, request.params.id))) throw notFound('This build')
      return answer({ items: await savedBikes.list(id) })
    })
  }
