import { staffEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, type Attempts, type Db, logSecurityEvent, member, route } from '../../platform/index.ts'
import type { Invitations } from './invitations.repository.ts'
import type { ReadStaff } from './read-staff.ts'
import { changeStaffSettings } from './staff-settings.ts'

interface Needs {
  db: Db
  now: () => Date
  attempts: Attempts
  readStaff: ReadStaff
  invitations: Invitations
}

/** The staff for admins. Every writing call answers what all of it is afterwards. */
export const staffRoutes =
  ({ db, now, attempts, readStaff, invitations }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, staffEndpoints.list, async (request) => answer(await readStaff(member(request))))

    route(app, staffEndpoints.invite, async (request) => {
      const by = member(request)
      await countEmail(attempts, by.email, request.body.email)
      const invitation_id = await invitations.invite(request.body, by)
      logSecurityEvent(request, { event: 'staff_invited', user_id: by.id, invitation_id })
      return answer(await readStaff(by), 'Invitation sent.')
    })

    route(app, staffEndpoints.resend, async (request) => {
      const [by, { id }] = [member(request), request.params]
      await countEmail(attempts, by.email, await invitations.emailOf(id))
      await invitations.resend({ id, version: request.body.version, by })
      return answer(await readStaff(by), 'New invitation sent. The earlier link no longer works.')
    })

    route(app, staffEndpoints.withdraw, async (request) => {
      const by = member(request)
      await invitations.withdraw({ id: request.params.id, version: request.body.version, by })
      return answer(await readStaff(by), 'Invitation withdrawn.')
    })

    route(app, staffEndpoints.settings, async (request) => {
      const by = member(request)
      await changeStaffSettings(db, request.body, { by, at: now() })
      return answer(await readStaff(by), 'Setting saved.')
    })
  }

/** Counts one more email by an admin and to an address, or throws. */
async function countEmail(attempts: Attempts, admin: string, to: string) {
  await attempts.take('staff invitation, account', admin)
  await attempts.take('staff invitation, address', to)
}
