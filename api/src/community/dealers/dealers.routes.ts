import { DealersAnswer } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer } from '../../platform/index.ts'
import type { Dealers } from './dealers.repository.ts'

export const dealerRoutes =
  ({ dealers }: { dealers: Dealers }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/dealers',
      { config: { access: 'guest' }, schema: { response: { 200: DealersAnswer } } },
      async () => answer({ dealers: await dealers.list() }),
    )
  }
