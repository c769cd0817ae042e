import { supportEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, callerOfRoute, member, route } from '../../platform/index.ts'
import { memberAsking } from './asker.ts'
import type { Needs } from './support.ts'

/** A rating is changed a few times, and each change is told to all who look at the ticket. */
const RATINGS = { max: 20, timeWindow: 60_000, keyGenerator: callerOfRoute }

/** The support routes: members reach their own tickets only, staff reach all. */
export const supportRoutes =
  ({ db, tickets }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, supportEndpoints.tickets, async (request) =>
      answerPage(await tickets.list(member(request).id, request.query)),
    )

    route(app, supportEndpoints.open, { callGroup: 'tickets' }, async (request) => {
      const caller = member(request)
      const asker = await memberAsking(db, caller)
      const key = request.headers['idempotency-key']
      const { id } = await tickets.open({ asker, key, input: request.body })
      return answer(await tickets.read(id, caller))
    })

    route(app, supportEndpoints.ticket, async (request) =>
      answer(await tickets.read(request.params.id, member(request))),
    )

    route(app, supportEndpoints.reply, { callGroup: 'tickets' }, async (request) => {
      const reply = {
        ticketId: request.params.id,
        caller: member(request),
        key: request.headers['idempotency-key'],
        input: request.body,
      }
      return answer(await tickets.reply(reply))
    })

    route(app, supportEndpoints.close, async (request) =>
      answer(await tickets.move(request.params.id, member(request), { to: 'closed' })),
    )

    // Open to members too, for the right error: who may see the ticket learns that only admins reopen it; all others
    // get a 404.
    route(app, supportEndpoints.reopen, async (request) =>
      answer(await tickets.move(request.params.id, member(request), { to: 'open', ...request.body })),
    )

    route(app, supportEndpoints.rate, { rateLimit: RATINGS, callGroup: 'tickets' }, async (request) =>
      answer(await tickets.rate(request.params.id, member(request), request.body)),
    )
  }
