import { helpEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, notFound, route } from '../../platform/index.ts'
import type { Help } from './help.repository.ts'

export const helpRoutes =
  ({ help }: { help: Help }): FastifyPluginAsync =>
  async (app) => {
    route(app, helpEndpoints.groups, async () => answer({ groups: await help.groups() }))

    route(app, helpEndpoints.topic, async (request) => {
      const topic = await help.topic(request.params.id)
      if (!topic) throw notFound('This topic')
      return answer(topic)
    })

    route(app, helpEndpoints.suggest, async (request) =>
      answer({ items: await help.suggest(request.query.keyword) }),
    )

    route(app, helpEndpoints.search, async (request) =>
      answerPage(await help.search(request.query.q, request.query.page)),
    )
  }
