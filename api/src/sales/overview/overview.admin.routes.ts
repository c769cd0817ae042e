import { backofficeEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, member, route } from '../../platform/index.ts'
import type { Overview } from './overview.repository.ts'
import type { CountWaiting } from './waiting.ts'

interface Needs {
  overview: Overview
  countWaiting: CountWaiting
}

export const overviewRoutes =
  ({ overview, countWaiting }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, backofficeEndpoints.overview, async () => answer(await overview.read()))

    route(app, backofficeEndpoints.waiting, async (request) => answer(await countWaiting(member(request))))
  }
