import { customerEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { assertCustomer } from '../../identity/index.ts'
import { answer, type Db, route } from '../../platform/index.ts'
import { readCustomerSupport } from './read-customer-support.ts'

/** A member's questions to us, for admins. */
export const customerSupportRoutes =
  ({ db }: { db: Db }): FastifyPluginAsync =>
  async (app) => {
    route(app, customerEndpoints.support, async (request) => {
      await assertCustomer(db, request.params.id)
      return answer(await readCustomerSupport(db, request.params.id))
    })
  }
