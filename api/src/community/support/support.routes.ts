import {
  IdParams,
  NewTicket,
  NoBody,
  OnceHeaders,
  TicketAnswer,
  TicketReply,
  TicketsAnswer,
  TicketsQuery,
} from '@nireeka/contracts/api'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { answer, member } from '../../platform/index.ts'
import { memberAsking } from './asker.ts'
import type { Needs } from './support.ts'

const config = { access: 'member' } as const
const response = { 200: TicketAnswer }

/** A member's own tickets; of others' only staff knows. */
export const supportRoutes =
  ({ db, tickets }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/tickets',
      { config, schema: { querystring: TicketsQuery, response: { 200: TicketsAnswer } } },
      async (request) => answer(await tickets.list(member(request).id, request.query)),
    )

    app.post(
      '/api/tickets',
      { config, schema: { headers: OnceHeaders, body: NewTicket, response } },
      async (request) => {
        const caller = member(request)
        const asker = await memberAsking(db, caller)
        const key = request.headers['idempotency-key']
        const { id } = await tickets.open({ asker, key, wish: request.body })
        return answer(await tickets.read(id, caller))
      },
    )

    app.get('/api/tickets/:id', { config, schema: { params: IdParams, response } }, async (request) =>
      answer(await tickets.read(request.params.id, member(request))),
    )

    app.post(
      '/api/tickets/:id/replies',
      { config, schema: { params: IdParams, headers: OnceHeaders, body: TicketReply, response } },
      async (request) => {
        const reply = {
          ticketId: request.params.id,
          caller: member(request),
          key: request.headers['idempotency-key'],
          wish: request.body,
        }
        return answer(await tickets.reply(reply))
      },
    )

    app.post(
      '/api/tickets/:id/close',
      { config, schema: { params: IdParams, body: NoBody, response } },
      async (request) => answer(await tickets.move(request.params.id, member(request), 'closed')),
    )

    // For members, too: who may see the ticket is told that only admins reopen it, all others that there is none.
    app.post(
      '/api/tickets/:id/reopen',
      { config, schema: { params: IdParams, body: NoBody, response } },
      async (request) => answer(await tickets.move(request.params.id, member(request), 'open')),
    )
  }
