import { savedCardEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, callerOfRoute, member, notFound, route } from '../../../platform/index.ts'
import type { SavedCards } from './saved-cards.repository.ts'

/** Each call asks a provider. */
const READS = { max: 120, timeWindow: '1 hour', keyGenerator: callerOfRoute }
const REMOVALS = { max: 30, timeWindow: '1 hour', keyGenerator: callerOfRoute }

/** The cards that payment providers keep for a member's next payment. */
export const savedCardRoutes =
  ({ savedCards }: { savedCards: SavedCards }): FastifyPluginAsync =>
  async (app) => {
    route(app, savedCardEndpoints.list, { rateLimit: READS }, async (request) =>
      answer(await savedCards.list(member(request).id)),
    )

    route(app, savedCardEndpoints.remove, { rateLimit: REMOVALS }, async (request) => {
      if (!(await savedCards.remove(member(request).id, request.params.id))) throw notFound('This card')
      return answer(null, 'Card removed.')
    })
  }
