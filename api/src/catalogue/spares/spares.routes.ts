import {
  SearchQuery,
  SpareFamiliesAnswer,
  SpareSearchAnswer,
  SpareSuggestionsAnswer,
  SuggestionQuery,
} from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer } from '../../platform/index.ts'
import type { Spares } from './spares.repository.ts'

export const spareRoutes =
  ({ spares }: { spares: Spares }): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { access: 'guest' } as const

    app.get('/api/spares', { config, schema: { response: { 200: SpareFamiliesAnswer } } }, async () =>
      answer({ families: await spares.families() }),
    )

    app.get(
      '/api/spares/searching',
      { config, schema: { querystring: SuggestionQuery, response: { 200: SpareSuggestionsAnswer } } },
      async (request) => answer({ items: await spares.suggest(request.query.keyword) }),
    )

    app.get(
      '/api/spares/search',
      { config, schema: { querystring: SearchQuery, response: { 200: SpareSearchAnswer } } },
      async (request) => answer(await spares.search(request.query.q, request.query.page)),
    )
  }
