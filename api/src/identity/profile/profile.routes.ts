import { profileEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, callerOfRoute, type Db, member, route } from '../../platform/index.ts'
import type { Accounts } from '../accounts/accounts.repository.ts'
import type { SaveProfile } from './save-profile.ts'
import { userNameRefusal } from './user-names.ts'

/** How often a member may save their names, since each new user name changes pages of the forum. */
const SAVES = { max: 20, timeWindow: '1 hour', keyGenerator: callerOfRoute }
/** How often a member may ask whether a user name is free, which the page does while it is typed. */
const LOOK_UPS = { max: 120, timeWindow: '1 minute', keyGenerator: callerOfRoute }

interface Needs {
  db: Db
  accounts: Accounts
  saveProfile: SaveProfile
}

export const profileRoutes =
  ({ db, accounts, saveProfile }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, profileEndpoints.save, { rateLimit: SAVES }, async (request) => {
      const { id } = member(request)
      await saveProfile(id, request.body)
      return answer(await accounts.read(id), 'Profile saved.')
    })

    route(app, profileEndpoints.saveRider, { rateLimit: SAVES }, async (request) => {
      const { id } = member(request)
      await accounts.saveRider(id, request.body)
      return answer(await accounts.read(id), 'Height saved.')
    })

    route(app, profileEndpoints.userName, { rateLimit: LOOK_UPS }, async (request) => {
      const wanted = { userId: member(request).id, userName: request.query.user_name }
      return answer({ refusal: await userNameRefusal(db, wanted) })
    })
  }
