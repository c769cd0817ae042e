import { formatPrice } from '@nireeka/contracts'
import { customerEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { assertCustomer, assertMayChange } from '../../identity/index.ts'
import {
  answer,
  answerPage,
  asDownload,
  callerOfRoute,
  type Db,
  member,
  route,
} from '../../platform/index.ts'
import type { Credits } from '../credits/credits.repository.ts'
import { listCustomers } from './customer-list.repository.ts'
import { exportCustomers } from './export-customers.ts'
import { createGrantCredit } from './grant-credit.ts'
import { readPurchases } from './read-purchases.ts'

interface Needs {
  db: Db
  now: () => Date
  credits: Credits
}

const EXPORTS = { max: 20, timeWindow: 60_000, keyGenerator: callerOfRoute }

/** All members for admins, with what they have bought and their store credit. */
export const customerSalesRoutes = ({ db, now, credits }: Needs): FastifyPluginAsync => {
  const grantCredit = createGrantCredit({ db, now })
  return async (app) => {
    route(app, customerEndpoints.list, async (request) => answerPage(await listCustomers(db, request.query)))

    route(app, customerEndpoints.export, { rateLimit: EXPORTS }, async (request, reply) =>
      asDownload(reply, 'customers.csv')
        .type('text/csv; charset=utf-8')
        .send(exportCustomers(db, request.query)),
    )

    route(app, customerEndpoints.purchases, async (request) => {
      await assertCustomer(db, request.params.id)
      return answer(await readPurchases(db, request.params.id))
    })

    route(app, customerEndpoints.credits, async (request) => {
      await assertCustomer(db, request.params.id)
      return answerPage(await credits.read(request.params.id, request.query.page))
    })

    route(app, customerEndpoints.grantCredit, { callGroup: 'money' }, async (request) => {
      const { id: userId } = request.params
      const key = request.headers['idempotency-key']
      await assertMayChange(db, userId, member(request))
      await grantCredit({ userId, input: request.body, key, by: member(request) })
      const granted = `${formatPrice(request.body.amount)} of credit granted.`
      return answer(await credits.read(userId, 1), granted)
    })
  }
}
