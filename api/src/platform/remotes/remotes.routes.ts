import { remoteEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer } from '../http/answer.ts'
import { route } from '../http/route.ts'
import type { Remotes } from './remotes.repository.ts'

export const remoteRoutes =
  ({ remotes }: { remotes: Remotes }): FastifyPluginAsync =>
  async (app) => {
    route(app, remoteEndpoints.live, async () => answer(await remotes.live()))

    route(app, remoteEndpoints.staffLive, async () => answer(await remotes.staffLive()))
  }
