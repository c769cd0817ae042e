import { isSafetyMatter } from '@nireeka/contracts/api'
import { supportEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, networkOf, route, unauthorized, WaitError } from '../../platform/index.ts'
import { guestAsking, memberAsking } from './asker.ts'
import { isOpened } from './open-ticket.ts'
import type { Needs } from './support.ts'
import { noticeFor } from './tickets.repository.ts'

/** The contact form's routes: each message, from members or guests, becomes a ticket. */
export const contactRoutes =
  ({ db, tickets, attempts }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, supportEndpoints.contact, { callGroup: 'tickets' }, async (request) => {
      // A member with an expired token gets a 401, renews it and tries again, instead of being treated as a guest.
      if (request.headers.authorization && !request.user) throw unauthorized()
      const { name, email, ...words } = request.body
      const asker = request.user ? await memberAsking(db, request.user) : guestAsking({ name, email })
      const key = request.headers['idempotency-key']
      // Only new, valid messages count towards the limit: correcting a field or repeating a lost request is free.
      const isRepeated = await isOpened(db, asker, key)
      const taken = isRepeated ? null : await attempts.ask('contact, network', networkOf(request.ip))
      if (taken && 'waitMs' in taken) throw tooManyMessages(taken.waitMs)
      const input = { ...words, order_id: null, order_bike_id: null, from_ticket_id: null }
      const { id, number } = await tickets.open({ asker, key, input })
      const notice = noticeFor(isSafetyMatter(input) ? 'safety' : 'normal')
      return answer({ number, ticket_id: asker.kind === 'member' ? id : null, notice })
    })
  }

const tooManyMessages = (waitMs: number) =>
  new WaitError(
    'You’ve sent five messages in an hour, and we have them all. Please wait a little, or call +1 555-0100.',
    Math.ceil(waitMs / 1000),
  )
