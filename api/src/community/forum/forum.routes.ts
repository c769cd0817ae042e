import { forumEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answerPage, notFound, route } from '../../platform/index.ts'
import type { Forum } from './forum.repository.ts'

export const forumRoutes =
  ({ forum }: { forum: Forum }): FastifyPluginAsync =>
  async (app) => {
    route(app, forumEndpoints.thread, async (request) => {
      const thread = await forum.thread(request.user, { ...request.params, ...request.query })
      if (!thread) throw notFound('This thread')
      return answerPage(thread)
    })
  }
