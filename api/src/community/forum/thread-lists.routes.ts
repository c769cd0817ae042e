import { forumEndpoints, forumListEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, member, notFound, route } from '../../platform/index.ts'
import type { Feeds } from './feeds.repository.ts'
import type { ThreadLists } from './thread-lists.repository.ts'
import type { Unread } from './unread.repository.ts'

interface Needs {
  lists: ThreadLists
  unread: Unread
  feeds: Feeds
}

export const threadListRoutes =
  ({ lists, unread, feeds }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, forumEndpoints.categories, async (request) =>
      answer({ categories: await lists.categories(request.user) }),
    )

    route(app, forumEndpoints.threads, async (request) =>
      answerPage(await lists.threads(request.user, request.query)),
    )

    route(app, forumListEndpoints.tags, async () => answer({ tags: await lists.tags() }))

    route(app, forumListEndpoints.mine, async (request) => {
      const { ids = '', ...filters } = request.query
      const threads = ids === '' ? [] : ids.split(',').map(Number)
      return answer(await unread.mine(member(request), { ids: threads, ...filters }))
    })

    route(app, forumListEndpoints.read, async (request) => {
      const { params, body } = request
      const isKept = await unread.read(member(request), { id: params.id, number: body.number })
      if (!isKept) throw notFound('This thread')
      return answer(null)
    })

    route(app, forumListEndpoints.readAll, async (request) => {
      await unread.readAll(member(request).id)
      return answer(null)
    })

    route(app, forumListEndpoints.sitemap, async () => answer({ threads: await feeds.sitemap() }))

    route(app, forumListEndpoints.feed, async (request) => {
      const feed = await feeds.feed(request.query.category)
      if (!feed) throw notFound('This category')
      return answer(feed)
    })
  }
