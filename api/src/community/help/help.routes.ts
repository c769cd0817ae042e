import { helpEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, networkOf, notFound, route, type SearchMisses } from '../../platform/index.ts'
import type { Help } from './help.repository.ts'

interface Needs {
  help: Help
  misses: SearchMisses
}

export const helpRoutes =
  ({ help, misses }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, helpEndpoints.groups, async () => answer(await help.groups()))

    route(app, helpEndpoints.topic, async (request) => {
      const topic = await help.topic(request.params.id)
      if (!topic) throw notFound('This topic')
      return answer(topic)
    })

    route(app, helpEndpoints.suggest, async (request) =>
      answer({ items: await help.suggest(request.query.keyword) }),
    )

    route(app, helpEndpoints.search, async (request) => {
      const { q, page } = request.query
      const found = await help.search(q, page)
      if (found.total === 0) await misses.count({ area: 'help', text: q, network: networkOf(request.ip) })
      return answerPage(found)
    })
  }
