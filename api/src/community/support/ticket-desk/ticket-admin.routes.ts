import { ticketAdminEndpoints as endpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, type Db, member, route } from '../../../platform/index.ts'
import { readFigures } from '../figures/read-figures.ts'
import type { Tickets } from '../tickets.repository.ts'
import { countQueue, listQueue } from './list-queue.ts'
import { mergeTickets } from './merge-tickets.ts'
import { assignTicket, changeUrgency } from './organise-ticket.ts'
import { readDesk } from './read-desk.ts'

interface Needs {
  db: Db
  now: () => Date
  tickets: Tickets
}

/** The back office's queue of tickets, and how staff organise one. */
export const ticketAdminRoutes =
  (needs: Needs): FastifyPluginAsync =>
  async (app) => {
    const { db, now } = needs
    route(app, endpoints.list, async (request) =>
      answerPage(await listQueue(db, request.query, member(request).id)),
    )
    route(app, endpoints.counts, async (request) =>
      answer(await countQueue(db, request.query, member(request).id)),
    )
    route(app, endpoints.figures, async () => answer(await readFigures(db, now())))
    route(app, endpoints.read, async (request) =>
      answer(await readDesk(needs, request.params.id, member(request))),
    )
    route(app, endpoints.assign, async (request) => {
      const caller = member(request)
      const { id } = request.params
      await assignTicket(db, { id, ...request.body, caller, now: now() })
      return answer(await readDesk(needs, id, caller), 'Ticket assigned.')
    })
    route(app, endpoints.urgency, async (request) => {
      const caller = member(request)
      const { id } = request.params
      await changeUrgency(db, { id, ...request.body, caller, now: now() })
      return answer(await readDesk(needs, id, caller), 'Urgency changed.')
    })
    route(app, endpoints.merge, async (request) => {
      const caller = member(request)
      const { id } = request.params
      await mergeTickets(db, { id, ...request.body, caller, now: now() })
      return answer(await readDesk(needs, id, caller), 'Tickets merged.')
    })
  }
