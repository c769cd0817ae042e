import { staffEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'

import { answer, type Attempts, logSecurityEvent, member, networkOf, route } from '../../platform/index.ts'
import type { JoinStaff } from './join-staff.ts'

/** How often one network may look at links. */
const LOOKS = { max: 30, timeWindow: '1 minute' }

interface Needs {
  attempts: Attempts
  joinStaff: JoinStaff
}

/** What the link of an invitation to the staff leads to. */
export const invitationRoutes =
  ({ attempts, joinStaff }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, staffEndpoints.check, { rateLimit: LOOKS }, async (request) =>
      answer(await joinStaff.look(request.body.token)),
    )

    route(app, staffEndpoints.accept, async (request) => {
      await attempts.take('staff invitation, network', networkOf(request.ip))
      logJoined(request, await joinStaff.accept(request.body, { request_id: request.id }))
      return answer(null, 'Welcome to the team.')
    })

    route(app, staffEndpoints.join, { rateLimit: LOOKS }, async (request) => {
      const caller = member(request)
      logJoined(request, await joinStaff.join(request.body.token, caller, { request_id: request.id }))
      return answer(null, 'Welcome to the team.')
    })
  }

const logJoined = (request: FastifyRequest, user_id: number) =>
  logSecurityEvent(request, { event: 'staff_joined', user_id })
