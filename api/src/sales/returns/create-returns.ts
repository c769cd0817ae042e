import type { FastifyPluginAsync } from 'fastify'

import type { Db } from '../../platform/index.ts'
import type { Payments } from '../payments/create-payments.ts'
import { createApproveReturn, createEndReturn } from './decide-return.ts'
import { createExchangeReturn } from './exchange-return.ts'
import { createInspectReturn } from './inspect-return.ts'
import { createOwnReturns } from './own-returns.ts'
import { createReadAdminReturn } from './read-admin-return.ts'
import { createReceiveReturn } from './receive-return.ts'
import { createRefundReturn } from './refund-return.ts'
import { createRequestReturn } from './request-return.ts'
import { createReturnList } from './return-list.repository.ts'
import { createReturnPhotos } from './return-photos.ts'
import { returnPhotoRoutes } from './return-photos.routes.ts'
import { returnAdminRoutes } from './returns.admin.routes.ts'
import { returnRoutes } from './returns.routes.ts'

interface Needs {
  db: Db
  now: () => Date
  payments: Payments
}

/** Creates returns: members ask for them, and admins decide, receive, inspect and refund. */
export function createReturns({ db, now, payments }: Needs): FastifyPluginAsync {
  const shared = { db, now }
  return async (app) => {
    await app.register(
      returnRoutes({
        db,
        ownReturns: createOwnReturns(shared),
        requestReturn: createRequestReturn(shared),
      }),
    )
    await app.register(returnPhotoRoutes({ photos: createReturnPhotos(shared) }))
    await app.register(
      returnAdminRoutes({
        db,
        returnList: createReturnList(db),
        readReturn: createReadAdminReturn(db),
        approveReturn: createApproveReturn(shared),
        endReturn: createEndReturn(shared),
        receiveReturn: createReceiveReturn(shared),
        inspectReturn: createInspectReturn(shared),
        exchangeReturn: createExchangeReturn(shared),
        refundReturn: createRefundReturn({ ...shared, finishRefund: payments.finishRefund }),
      }),
    )
  }
}
