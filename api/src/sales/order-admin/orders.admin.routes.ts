import { orderAdminEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, answerPage, member, route } from '../../platform/index.ts'
import type { DecideHeld } from '../payments/decide-held.ts'
import type { MoveShipment } from '../shipments/move-shipment.ts'
import type { ShipOrder } from '../shipments/ship-order.ts'
import type { createAddNote } from './add-note.ts'
import type { createCancelByAdmin } from './cancel-by-admin.ts'
import type { createMoveByAdmin } from './move-by-admin.ts'
import type { OrderList } from './order-list.repository.ts'
import type { ReadAdminOrder } from './read-admin-order.ts'
import type { createResendEmail } from './resend-email.ts'

interface Needs {
  orderList: OrderList
  readOrder: ReadAdminOrder
  moveByAdmin: ReturnType<typeof createMoveByAdmin>
  shipOrder: ShipOrder
  moveShipment: MoveShipment
  cancelByAdmin: ReturnType<typeof createCancelByAdmin>
  decideHeld: DecideHeld
  addNote: ReturnType<typeof createAddNote>
  resendEmail: ReturnType<typeof createResendEmail>
}

/** The orders of all members for admins. Every writing call answers the order as it is afterwards. */
export const orderAdminRoutes = (needs: Needs): FastifyPluginAsync => {
  const { orderList, readOrder } = needs
  return async (app) => {
    route(app, orderAdminEndpoints.list, async (request) => answerPage(await orderList.list(request.query)))
    route(app, orderAdminEndpoints.counts, async (request) => answer(await orderList.counts(request.query)))
    route(app, orderAdminEndpoints.read, async (request) => answer(await readOrder(request.params.id)))

    route(app, orderAdminEndpoints.move, async (request) => {
      const { id: orderId } = request.params
      await needs.moveByAdmin({ orderId, input: request.body, by: member(request) })
      return answer(await readOrder(orderId))
    })

    route(app, orderAdminEndpoints.ship, async (request) => {
      const { id: orderId } = request.params
      const key = request.headers['idempotency-key']
      await needs.shipOrder({ orderId, input: request.body, key, by: member(request) })
      return answer(await readOrder(orderId))
    })

    route(app, orderAdminEndpoints.moveShipment, async (request) => {
      const { id: orderId, shipment: shipmentId } = request.params
      await needs.moveShipment({ orderId, shipmentId, input: request.body, by: member(request) })
      return answer(await readOrder(orderId))
    })

    route(app, orderAdminEndpoints.cancel, { callGroup: 'money' }, async (request) => {
      const { id: orderId } = request.params
      await needs.cancelByAdmin({ orderId, input: request.body, by: member(request) })
      return answer(await readOrder(orderId))
    })

    route(app, orderAdminEndpoints.heldPayment, { callGroup: 'money' }, async (request) => {
      const { id: orderId } = request.params
      await needs.decideHeld({ orderId, input: request.body, by: member(request) })
      return answer(await readOrder(orderId))
    })

    route(app, orderAdminEndpoints.note, async (request) => {
      const { id: orderId } = request.params
      await needs.addNote({ orderId, text: request.body.text, by: member(request) })
      return answer(await readOrder(orderId))
    })

    route(app, orderAdminEndpoints.email, async (request) => {
      const { id: orderId } = request.params
      await needs.resendEmail({ orderId, input: request.body, by: member(request) })
      return answer(await readOrder(orderId))
    })
  }
}
