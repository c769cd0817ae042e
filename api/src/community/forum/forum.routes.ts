import {
  ForumCategoriesAnswer,
  ForumThreadAnswer,
  ForumThreadParams,
  ForumThreadQuery,
  ForumThreadsAnswer,
  ForumThreadsQuery,
} from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, notFound } from '../../platform/index.ts'
import type { Forum } from './forum.repository.ts'

export const forumRoutes =
  ({ forum }: { forum: Forum }): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { access: 'guest' } as const

    app.get(
      '/api/forum/categories',
      { config, schema: { response: { 200: ForumCategoriesAnswer } } },
      async (request) => answer({ categories: await forum.categories(request.user) }),
    )

    app.get(
      '/api/forum/threads',
      { config, schema: { querystring: ForumThreadsQuery, response: { 200: ForumThreadsAnswer } } },
      async (request) => answer(await forum.threads(request.user, request.query)),
    )

    app.get(
      '/api/forum/threads/:id',
      {
        config,
        schema: {
          params: ForumThreadParams,
          querystring: ForumThreadQuery,
          response: { 200: ForumThreadAnswer },
        },
      },
      async (request) => {
        const thread = await forum.thread(request.user, { ...request.params, ...request.query })
        if (!thread) throw notFound('This thread')
        return answer(thread)
      },
    )
  }
