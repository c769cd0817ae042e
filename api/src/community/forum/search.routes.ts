import { forumListEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, route } from '../../platform/index.ts'
import type { ForumSearch } from './search.repository.ts'
import type { ThreadSuggestions } from './suggest-threads.ts'

interface Needs {
  search: ForumSearch
  suggestions: ThreadSuggestions
}

export const forumSearchRoutes =
  ({ search, suggestions }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, forumListEndpoints.search, async (request) =>
      answerPage(await search.search(request.user, request.query)),
    )

    route(app, forumListEndpoints.suggest, async (request) =>
      answer({ threads: await suggestions.suggest(request.user, request.query.keyword) }),
    )

    route(app, forumListEndpoints.similar, async (request) =>
      answer({ threads: await suggestions.similar(request.user, request.query.title) }),
    )
  }
