import { dealerEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, route } from '../../platform/index.ts'
import type { Dealers } from './dealers.repository.ts'

export const dealerRoutes =
  ({ dealers }: { dealers: Dealers }): FastifyPluginAsync =>
  async (app) => {
    route(app, dealerEndpoints.list, async () => answer({ dealers: await dealers.list() }))
  }
