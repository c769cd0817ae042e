import { isSafetyMatter } from '@nireeka/contracts/api'
import { supportEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, ApiError, route, unauthorized } from '../../platform/index.ts'
import { guestAsking, memberAsking } from './asker.ts'
import { isOpened } from './open-ticket.ts'
import type { Needs } from './support.ts'
import { noticeFor } from './tickets.repository.ts'

const MESSAGES_PER_HOUR = 5

/** The contact form's routes: each message, from members or guests, becomes a ticket. */
export const contactRoutes =
  ({ db, tickets }: Needs): FastifyPluginAsync =>
  async (app) => {
    const count = app.createRateLimit({ max: MESSAGES_PER_HOUR, timeWindow: '1 hour' })

    route(app, supportEndpoints.contact, async (request) => {
      // A member with an expired token gets a 401, renews it and tries again, instead of being treated as a guest.
      if (request.headers.authorization && !request.user) throw unauthorized()
      const { name, email, ...words } = request.body
      const asker = request.user ? await memberAsking(db, request.user) : guestAsking({ name, email })
      const key = request.headers['idempotency-key']
      // Only new, valid messages count towards the limit: correcting a field or repeating a lost request is free.
      if (!(await isOpened(db, asker, key)) && isOver(await count(request))) throw tooManyMessages()
      const input = { ...words, order_id: null, order_bike_id: null, from_ticket_id: null }
      const { id, number } = await tickets.open({ asker, key, input })
      const notice = noticeFor(isSafetyMatter(input) ? 'safety' : 'normal')
      return answer({ number, ticket_id: asker.kind === 'member' ? id : null, notice })
    })
  }

const isOver = (counted: { isAllowed: boolean; isExceeded?: boolean }) =>
  !counted.isAllowed && counted.isExceeded === true

const tooManyMessages = () =>
  new ApiError(
    429,
    'too_many_requests',
    'That was five messages within an hour, and we have them all. Please wait a little, or call +1 555-0100.',
  )
