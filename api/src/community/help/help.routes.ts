import {
  HelpGroupsAnswer,
  HelpSearchAnswer,
  HelpSuggestionsAnswer,
  HelpTopicAnswer,
  IdParams,
  SearchQuery,
  SuggestionQuery,
} from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, notFound } from '../../platform/index.ts'
import type { Help } from './help.repository.ts'

export const helpRoutes =
  ({ help }: { help: Help }): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { access: 'guest' } as const

    app.get('/api/help-center', { config, schema: { response: { 200: HelpGroupsAnswer } } }, async () =>
      answer({ groups: await help.groups() }),
    )

    app.get(
      '/api/help-center/topics/:id',
      { config, schema: { params: IdParams, response: { 200: HelpTopicAnswer } } },
      async (request) => {
        const topic = await help.topic(request.params.id)
        if (!topic) throw notFound('This topic')
        return answer(topic)
      },
    )

    app.get(
      '/api/help-center/searching',
      { config, schema: { querystring: SuggestionQuery, response: { 200: HelpSuggestionsAnswer } } },
      async (request) => answer({ items: await help.suggest(request.query.keyword) }),
    )

    app.get(
      '/api/help-center/search',
      { config, schema: { querystring: SearchQuery, response: { 200: HelpSearchAnswer } } },
      async (request) => answer(await help.search(request.query.q, request.query.page)),
    )
  }
