import { homeEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, route } from '../../platform/index.ts'
import type { Home } from './home.repository.ts'

export const homeRoutes =
  ({ home }: { home: Home }): FastifyPluginAsync =>
  async (app) => {
    route(app, homeEndpoints.read, async (request) => answer(await home.read(request.query.id_country)))
  }
