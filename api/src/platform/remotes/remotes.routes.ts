import { LiveListAnswer } from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer } from '../http/answer.ts'
import type { Remotes } from './remotes.repository.ts'

export const remoteRoutes =
  ({ remotes }: { remotes: Remotes }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/remotes',
      { config: { access: 'guest' }, schema: { response: { 200: LiveListAnswer } } },
      async () => answer(await remotes.live()),
    )

    app.get(
      '/api/remotes/staff',
      { config: { access: 'staff' }, schema: { response: { 200: LiveListAnswer } } },
      async () => answer(await remotes.staffLive()),
    )
  }
