import { textEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, notFound, route } from '../../platform/index.ts'
import type { Texts } from './texts.repository.ts'

export const textRoutes =
  ({ texts }: { texts: Texts }): FastifyPluginAsync =>
  async (app) => {
    route(app, textEndpoints.read, async (request) => {
      const text = await texts.read(request.params.key)
      if (!text) throw notFound('This text')
      return answer(text)
    })
  }
