import { backofficeEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, route } from '../../platform/index.ts'
import type { Overview } from './overview.repository.ts'

export const overviewRoutes =
  ({ overview }: { overview: Overview }): FastifyPluginAsync =>
  async (app) => {
    route(app, backofficeEndpoints.overview, async () => answer(await overview.read()))
  }
