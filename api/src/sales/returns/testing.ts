import { randomUUID } from 'node:crypto'

import type { AdminReturnData, OrderReturnsData } from '@nireeka/contracts/api'

import { type BackOffice, openBackOffice, parcel } from '../order-admin/testing.ts'

export type ReturnOffice = Awaited<ReturnType<typeof openReturnOffice>>

type Delivered = Awaited<ReturnType<BackOffice['paid']>>

/** The back office with orders that have arrived, and returns of them. */
export async function openReturnOffice(now?: () => Date) {
  const office = await openBackOffice(now)
  const { app, admin } = office

  /** Delivers all of an order that is packed. */
  async function deliver(id: number) {
    await office.change(id, 'shipments', parcel(await office.rest(id)))
    const [shipment] = (await office.read(id)).shipments
    await office.change(id, `shipments/${shipment?.id}/state`, { state: 'delivered' })
  }

  /** An order of two bells and a helmet that has arrived. */
  async function delivered(): Promise<Delivered> {
    const order = await office.ready()
    await deliver(order.id)
    return order
  }

  const ofOrder = async ({ id, member }: Delivered): Promise<OrderReturnsData> =>
    (await app.call(`/api/orders/${id}/returns`, { as: member.token })).json().data

  /** Asks for a return: a bell that does not fit, unless said otherwise. */
  async function ask(order: Delivered, change: object = {}, key: string = randomUUID()) {
    const [bells] = (await ofOrder(order)).lines
    const lines = [{ line_id: bells?.line_id, count: 1, reason: 'does_not_fit' }]
    return app.call(`/api/orders/${order.id}/returns`, {
      method: 'POST',
      as: order.member.token,
      headers: { 'idempotency-key': key },
      body: { lines, wish: 'payment', ...change },
    })
  }

  const readReturn = async (id: number): Promise<AdminReturnData> =>
    (await app.call(`/api/backoffice/returns/${id}`, { as: admin.token })).json().data

  /** Makes a writing call as the admin, with the version that it has now unless said otherwise. */
  async function act(id: number, action: string, body: object = {}, key: string = randomUUID()) {
    const version = 'version' in body ? body.version : (await readReturn(id)).version
    return app.call(`/api/backoffice/returns/${id}/${action}`, {
      method: 'POST',
      as: admin.token,
      headers: { 'idempotency-key': key },
      body: { ...body, version },
    })
  }

  /** An order with a return of one bell that is asked for. */
  async function requested() {
    const order = await delivered()
    const { id } = (await ask(order)).json().data
    return { order, id: id as number }
  }

  async function approved() {
    const asked = await requested()
    await act(asked.id, 'approve')
    return asked
  }

  async function received() {
    const asked = await approved()
    const { lines } = await readReturn(asked.id)
    await act(asked.id, 'receive', { lines: lines.map(({ line_id, count }) => ({ line_id, count })) })
    return asked
  }

  /** The return's lines as they are inspected: everything is as new. */
  async function asNew(id: number) {
    const { lines } = await readReturn(id)
    return lines.map(({ line_id, received: count }) => ({ line_id, restocked: count ?? 0, written_off: 0 }))
  }

  async function inspected() {
    const asked = await received()
    await act(asked.id, 'inspect', { lines: await asNew(asked.id) })
    return asked
  }

  return {
    ...office,
    deliver,
    delivered,
    ofOrder,
    ask,
    readReturn,
    act,
    asNew,
    requested,
    approved,
    received,
    inspected,
  }
}
