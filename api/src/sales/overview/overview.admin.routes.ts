import { OverviewAnswer } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer } from '../../platform/index.ts'
import type { Overview } from './overview.repository.ts'

export const overviewRoutes =
  ({ overview }: { overview: Overview }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/backoffice/overview',
      { config: { access: 'admin' }, schema: { response: { 200: OverviewAnswer } } },
      async () => answer(await overview.read()),
    )
  }
