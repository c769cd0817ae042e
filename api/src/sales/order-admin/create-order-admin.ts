import type { FastifyPluginAsync } from 'fastify'

import type { Attempts, Db } from '../../platform/index.ts'
import type { Payments } from '../payments/create-payments.ts'
import { createMoveShipment } from '../shipments/move-shipment.ts'
import { createReadPackingSlip } from '../shipments/read-packing-slip.ts'
import { createShipOrder } from '../shipments/ship-order.ts'
import { createAddNote } from './add-note.ts'
import { createCancelByAdmin } from './cancel-by-admin.ts'
import { createMoveByAdmin } from './move-by-admin.ts'
import { orderAdminRoutes } from './orders.admin.routes.ts'
import { orderFileRoutes } from './order-files.admin.routes.ts'
import { createOrderList } from './order-list.repository.ts'
import { createReadAdminOrder } from './read-admin-order.ts'
import { createResendEmail } from './resend-email.ts'

interface Needs {
  db: Db
  now: () => Date
  payments: Payments
  attempts: Attempts
}

/** Creates what admins do with orders: lists, moves, shipments, cancellations, notes, emails and documents. */
export function createOrderAdmin({ db, now, payments, attempts }: Needs): FastifyPluginAsync {
  const shared = { db, now }
  return async (app) => {
    await app.register(
      orderAdminRoutes({
        orderList: createOrderList(shared),
        readOrder: createReadAdminOrder(db),
        moveByAdmin: createMoveByAdmin(shared),
        shipOrder: createShipOrder(shared),
        moveShipment: createMoveShipment(shared),
        cancelByAdmin: createCancelByAdmin({ ...payments, ...shared }),
        decideHeld: payments.decideHeld,
        addNote: createAddNote(shared),
        resendEmail: createResendEmail({ ...shared, attempts }),
      }),
    )
    await app.register(orderFileRoutes({ db, now, readPackingSlip: createReadPackingSlip({ db }) }))
  }
}
